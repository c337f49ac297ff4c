import { type Block, RICH_TEXT_LIMITS, richTextProblem } from '@errand/domain/rich-text';
import { z } from 'zod';

/** A text of blocks. An accepted text can be shown as it is. A rejected one has the reason of `richTextProblem`. */
export const richText = z.array(z.custom<Block>()).superRefine((value, ctx) => {
  const reason = richTextProblem(value);
  if (reason === null) return;
  const { parts, characters } = RICH_TEXT_LIMITS;
  ctx.addIssue({ code: 'custom', message: 'not a text of blocks', params: { reason, parts, characters } });
});
