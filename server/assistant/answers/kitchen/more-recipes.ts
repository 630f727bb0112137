// Recipes beside the starter cookbook: of the home and of the world, bread and sweets, marinades,
// sauces, dips and holidays, baby food. No plan of meals chooses them.
import baby from './data/baby-recipes.json' with { type: 'json' };
import home from './data/home-recipes.json' with { type: 'json' };
import more from './data/more-recipes.json' with { type: 'json' };
import party from './data/party-recipes.json' with { type: 'json' };
import sweet from './data/sweet-recipes.json' with { type: 'json' };
import world from './data/world-recipes.json' with { type: 'json' };

export const MORE_RECIPES = [...more, ...home, ...world, ...sweet, ...party, ...baby];
