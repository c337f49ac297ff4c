export { faultOf, renderTemplate, type TemplateFault, variablesOf } from './liquid.ts';
