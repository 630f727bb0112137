// What a shopping list holds that nobody eats. Their names are compared from their end, so '4 rolls of toilet paper'
// and 'eco dish soap' are among them. Words that also end the name of a food are left out: a sponge can be a cake.
// Written for PipPal.

/** Separated by commas, in the singular. */
export const HOUSEHOLD_GOODS = `toilet paper, toilet roll, kitchen roll, paper towel, tissue, wet wipe, baby wipe, wipe, napkin, paper plate, paper cup,
diaper, nappy, swim diaper, tampon, panty liner, cotton ball, cotton swab, cotton bud, shampoo, conditioner, soap,
hand soap, dish soap, body wash, shower gel, bubble bath, toothpaste, toothbrush, dental floss, mouthwash, deodorant, razor,
shaving foam, sunscreen, sun cream, lotion, hand cream, lip balm, bandage, band-aid, thermometer, detergent,
laundry detergent, washing powder, fabric softener, stain remover, bleach, cleaner, glass cleaner, floor cleaner,
oven cleaner, dishwasher tablet, dishwasher salt, rinse aid, washing up liquid, microfiber cloth, mop, broom, rubber glove,
bin bag, trash bag, garbage bag, sandwich bag, freezer bag, zip bag, lunch bag, aluminum foil, aluminium foil, tin foil,
cling film, plastic wrap, parchment paper, baking paper, wax paper, muffin liner, coffee filter, light bulb, battery, glue,
glue stick, marker, pencil, pen, crayon, notebook, eraser, scissors, envelope, printer paper, printer ink, gift wrap,
wrapping paper, gift bag, greeting card, birthday card, balloon, candle, birthday candle, firelighter, toothpick, cat food,
dog food, cat litter, pet food, bird seed, fish food, dog treat, cat treat, potting soil, air freshener, bug spray,
insect repellent, nail polish, hair tie, hairbrush, umbrella, phone charger, baby bottle, pacifier, kitchen sponge,
dish sponge, paper straw, potted plant, sanitary pad, adhesive tape, plaster, postage stamp, matches`;
