// Signs that no everyday message has together, by the kind of danger: no learned model overrules them. Notation: see
// frame.ts. Sources: NHS and AAP on sepsis, meningitis, diabetes, head injury and anaphylaxis; NHLBI, sickle cell disease (priapism); the danger assessment of
// J. Campbell on strangulation.
import type { DangerKind } from '../danger-kind.ts';

export const RED_FLAGS: Partial<Record<DangerKind, string>> = {
  emergency: `
tongue ..6 (too big|too fat|swelling up|swollen|does not fit|getting bigger|ballooning) :: boot*|shoe*|sneaker*|cat|dog
(soft spot|fontanel*) ..3 bulging|bulges|sunken|sunk|dented|puffed
clear|watery ..2 fluid|water|liquid|stuff ..6 nose|ear|ears & hit|bump*|fell|fall|head|crash|knock*|smack*
one|left|right pupil ..6 bigger|huge|large|larger|blown|big|different
skin|ribs ..4 suck*|pulling|sinking ..4 in|between|under|out & breath*
`,
  abuse: `
hand|hands ..2 on|around|over|round my|our|moms|her throat|neck :: sweater|scarf|necklace|massage*|collar|cold|scarves|tie
squeez*|choked|choking|strangl* ..3 me|my|your ..2 neck|throat|out & husband|he|boyfriend|girlfriend|wife|partner|ex|hubby|fiance :: lol|laughing|hug*
`,
  doctor: `
@fever|102*|103*|104*|105* & stiff ..1 neck :: (no fever)|(without fever)|(without a fever)|pillow|couch|(last week)|(last month)
@fever|102*|103*|104*|105* & neck ..3 stiff|(not bend) :: (no fever)|(without fever)|(without a fever)|pillow|couch|(last week)|(last month)
@fever|102*|103*|104*|105* & not ..2 bend|turn|move ..2 neck :: (no fever)|(without fever)|(without a fever)|pillow|couch|(last week)|(last month)
@fever|102*|103*|104*|105* & not|hurts ..8 chin ..4 chest :: (no fever)|(without fever)|(without a fever)
breath|mouth|smells ..4 fruity|fruit|acetone & @vomit|(threw up)|(throwing up)|sugar|ketone*|drowsy :: gum|candy|juice|mint*|lotion|smoothie*|brush*
red|pink|purple line|lines|streak|streaks|stripe|stripes|trail ..6 up|toward|towards|running|creeping|spreading|crawling ..5 arm|leg|shin|calf|thigh|knee|elbow|armpit|hand|foot|wrist|forearm|ankle :: marker*|paint*|pen|jersey|crayon*|sock*|pants|subway|train|tape|sleeve*|sharpie|costume
(drink*|drank|thirsty|thirst|guzzl*|water bottle*) & pee|pees|peeing|peed|wet|wets|wetting|accidents & (weight|jeans|pants|leggings|shorts|skinny|skinnier|thinner|pounds|clothes ..4 (falling|slipping|slip|loose|hang|off)|losing|lost|drops|dropped|skinny|skinnier|thinner) :: @pet|potty|pool|rain*|diaper*|swim*
erection*|priapism|boner ..8 hour|hours|hrs|morning|night|(not go)|still|hurts|painful
spots|dots|specks|rash|freckles ..10 (not fade|not blanch|not go white|not turn white|stay when|stays when|still there when|not go away when|do not disappear when)
`,
};
