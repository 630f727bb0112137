// The shape of a turn of phrase around food, and what several of them share. They read plain words (plain.ts); what
// they name stands in the groups `things`, `list`, `place`, `meal` and `title`.

export type KitchenWish =
  | 'shopping_ask'
  | 'shopping_add'
  | 'shopping_remove'
  | 'shopping_check'
  | 'shopping_uncheck'
  | 'shopping_new'
  | 'shopping_clear'
  | 'shopping_week'
  | 'shopping_dish'
  | 'pantry_ask'
  | 'pantry_add'
  | 'pantry_out'
  | 'idea_ask'
  | 'idea_add'
  | 'idea_remove'
  | 'idea_like'
  | 'dish_find'
  | 'recipe_ask';

export interface KitchenRule {
  wish: KitchenWish;
  when: RegExp;
  unless?: RegExp;
  /** Holds only when everything named is something one eats or uses up. */
  goodsOnly?: true;
  /** Holds only when something of it is known to be food or a dish. */
  foodSomewhere?: true;
}

export const rule = (pattern: string): RegExp => new RegExp(pattern, 'i');
export const THINGS = '(?<things>.+?)';
export const PUT =
  '(?:add|put|write|note|jot|stick|throw|include|place|pop|enter|append|save|set|get|mark|remember)(?: down)?';
export const TO = '(?:to|on|onto|on to|in|into|down on|down in)';
export const WE = '(?:i|we|you)';
