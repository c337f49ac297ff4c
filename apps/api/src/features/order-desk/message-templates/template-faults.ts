import {
  OPTIONAL_TEMPLATE_FIELDS,
  requiredVariables,
  TEMPLATE_FIELDS,
  type TemplateTexts,
  templateVariables,
} from '@errand/domain/notifications';
import { AppError, type Rejection } from '../../../platform/http/index.ts';
import { faultOf, variablesOf } from '../../../platform/templates/index.ts';
import type { TemplateKey } from '../../messaging/index.ts';

/** The fields of the channel. Throws what is wrong with each, at its name. */
export function requireTexts({ event, subject, channel }: TemplateKey, given: TemplateTexts): TemplateTexts {
  const usage = { subject, channel };
  const variables = templateVariables(event, usage);
  const required = requiredVariables(event, usage);
  const texts: TemplateTexts = {};
  const faults: Rejection[] = [];
  for (const field of TEMPLATE_FIELDS[channel]) {
    const text = given[field] ?? '';
    texts[field] = text;
    const fault = faultOf(text, variables);
    if (text === '' && !OPTIONAL_TEMPLATE_FIELDS.includes(field))
      faults.push({ code: 'template_empty', field });
    else if (fault?.kind === 'variable')
      faults.push({ code: 'template_variable', field, details: { name: fault.name } });
    else if (fault) faults.push({ code: 'template_syntax', field, details: { detail: fault.detail } });
    else if (field === 'text') {
      const missing = required.find((name) => !variablesOf(text).includes(name));
      if (missing) faults.push({ code: 'template_incomplete', field, details: { name: missing } });
    }
  }
  if (faults.length > 0) throw AppError.ofFields(faults);
  return texts;
}
