// How a turn of phrase is written, and the word sets several of them share.
import type { Intent } from './matcher.ts';

export const MEAL = '(?:breakfasts?|lunch(?:es)?|dinners?|suppers?|meals?|food|dish(?:es)?)';
export const DAY =
  '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tonight|tomorrow|yesterday|this evening)';
export const KIDS =
  '(?:kids?|child(?:ren)?|son|daughter|baby|babies|toddlers?|boys?|girls?|little ones?|teen(?:ager)?s?)';

export const has = (pattern: string): RegExp => new RegExp(`\\b${pattern}\\b`);
export const whole = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`);

export interface Rule {
  intent: Intent;
  when: RegExp;
  unless?: RegExp;
}
