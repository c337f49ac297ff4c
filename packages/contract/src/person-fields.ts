import { EMAIL, PERSON_LIMITS } from '@errand/domain/auth';
import { z } from 'zod';

/** How persons are called and reached, alike in every form of shop and console. */
export const personName = z.string().max(PERSON_LIMITS.nameCharacters);
/** A first or last name with a field of its own. */
export const personNamePart = z.string().max(PERSON_LIMITS.namePartCharacters);
export const mailAddress = z.email({ pattern: EMAIL }).max(PERSON_LIMITS.mailCharacters);
