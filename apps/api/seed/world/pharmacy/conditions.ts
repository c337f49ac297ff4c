import type { ConditionSeed } from '../types.ts';

function condition(slug: string, en: string, ar: string, picture: string): ConditionSeed {
  return { slug, name: { en, ar }, picture };
}

/** Common conditions of the pharmacy module. */
export const commonConditions: ConditionSeed[] = [
  condition('headache', 'Headache', 'صداع', 'brain'),
  condition('fever', 'Fever', 'حمّى', 'thermometer'),
  condition('cough', 'Cough', 'سعال', 'lungs'),
  condition('cold', 'Cold', 'زكام', 'snowflake'),
  condition('allergy', 'Allergy', 'حساسية', 'blossom'),
  condition('heartburn', 'Heartburn', 'حرقة المعدة', 'fire'),
  condition('muscle-pain', 'Muscle pain', 'آلام العضلات', 'flexed-biceps'),
  condition('dry-eyes', 'Dry eyes', 'جفاف العين', 'eyes'),
  condition('toothache', 'Toothache', 'ألم الأسنان', 'tooth'),
  condition('cuts-and-burns', 'Cuts and burns', 'جروح وحروق', 'adhesive-bandage'),
  condition('poor-sleep', 'Poor sleep', 'أرق', 'crescent-moon'),
  condition('diabetes', 'Diabetes', 'سكري', 'drop-of-blood'),
];
