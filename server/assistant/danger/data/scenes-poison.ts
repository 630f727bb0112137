// Scenes of poisoning: open containers, missing pills, traces on a child, wrong and doubled medicine. Notation: see
// frame.ts.
export const POISON_SCENES = `
# open, empty, spilled beside a child
@med|@drug|@toxic|blister|(blister pack)|(pill organizer)|vitamin* & @opened & @child|@member|he|she|baby|his|her & @reach|@swallowed|gone|mouth :: add|list|buy|refill|(pick up)|order|(drain the)|paint*|school|drawer|window
@pack & @opened & @med|@drug|@toxic|pills & @reach|@child|@young|(how many) :: add|list|buy|refill|(pick up)|order|school|door
(blister pack|pill bottle|pill organizer|pill box|medicine bottle|tylenol bottle|advil bottle) & @opened & @child|@member|he|she|alone :: list|buy|refill|order|school
@med|@drug & bottle|jar|pack|box & full & (half gone)|gone|empty|(half empty) :: list|buy|refill|order
(teeth marks|tooth marks|bite marks|bite out of) & @med|@hazard|@toxic|@object|pod|tablet|battery|soap|candle|plant
breath|mouth ..4 smells|smell|stinks|reeks ..6 @hazard|@toxic|@booze|@med|chemical*|gas|polish|lemon|bleach|alcohol :: toothpaste|(mouthwash minty)|garlic|candy
breath|(mouth smells)|smell|stinks|reeks & chemical*|cleaner|bleach|gas|polish|alcohol|gasoline|sink|spray
@med|@drug|@hazard|@object ..3 in ..1 his|her|their ?little cheek|fist|mouth|hand|throat & @child|@member|he|she|baby :: paint|marker*|chalk|crayon|toothbrush|(glue stick)|key|ring|flower*|lego|legos|coin|coins|marker|phone
@toxic ..6 face|mouth|lips|tongue|eyes|eye|skin|fist|fingers|hands & @child|@member|he|she|i|my|his|her :: wash*|wipe*|gloves|before|list
@toxic & (had some|in her fist|in his fist|round her mouth|around her mouth|around his mouth|round his mouth|in his hand|in her hand|on his face|on her face) :: list|wipe*
@med|@hazard|@tiny|@object & (in his cheek|in her cheek|in his mouth|in her mouth|in his fist|in her fist|down his throat) :: toothbrush|retainer|braces|pacifier|numbing|thermometer|paint|marker|glue|gum|dentist|lego
@toxic & @swallowed & @child|@member|he|she|they|who :: list ..3 @swallowed / prevent|(keep him from)|(out of reach)|dinner|lunch|pizza
@toxic & (in|into|up|on) ..2 eye|eyes :: makeup|tear
# something is missing
@number|one|two|some|few ..4 short|missing|fewer & @med|pill|pills|@drug :: list|buy|refill|order|sock*
@med|@drug|gummies|pills & (are less|is less|are fewer|fewer than|less than|there are less|not as many|not all there|are gone|some are gone|one is gone|one missing|some missing) :: list|buy|refill|order|expire*
@med|pills & counted|counting & short|missing|less|only|gone
@tiny & @lost & @mouthing & @child|@member|he|she|baby|toddler|my :: aa|laptop|charger|phone|car|list|buy|order|tag|lesson
@tiny & (back of the remote|back came off|remote|toy|watch|hearing aid|scale|thermometer|key fob|candle|musical card) & @lost :: (cant find the remote)|(lost the remote)|list|buy|order|dead|replace|add|aaa
(went down|going down|down the wrong way|down his throat|swallowed|gone down) & @tiny|@object|coin|penny :: slide|drain|stairs|price
(a piece of|a bite of|a leaf|leaves|a berry|berries|part of) ..6 (gone|missing|chewed|bitten|off) & @child|@member|lips|mouth|he|she|baby & @hazard|@plant|plant|leaf|berry|lily :: pizza|cake|pie|puzzle|farm
# medicine doubled, mixed up, wrong
took|take|taken|had|gave|given ..12 again|another|twice|(right after)|(gave it too)|(too) & @med|pill|pills|dose|medicine|meds|ibuprofen & already|(not know*)|(did not know)|forgot|remember|(right after)|later|evening|morning|both|minutes|hour|knowing|before :: (should|can|could|do) i ..6 give|take|have|wait|double / log|every|refill / took ..1 class / how ..2 long|soon
(already gave|already had|both gave|gave it too|gave it again|we both gave|gave him more|she already took) & @med|dose|medicine|it|pills & too|again|(not know*)|(did not know)|both :: (can i)|(should i)|(do i)
@person|@member took|takes|taken|had ..6 morning & evening|night|(night ones)|(evening ones)|bedtime & pills|meds|ones|@med :: log|usual|classes|train|every
syringe|dose|dropper|ml|mg|cc|strength|milliliters & (instead of|should have been|supposed to be|was supposed|meant to|not 5|by ten|ten times|wrong) & had|gave|given|took|it|drank|got :: (how much)|recipe|vanilla|(can|should|do) i
(wrong strength|wrong dosage|wrong concentration|wrong prescription|wrong pills|wrong medicine|wrong bottle|wrong kids) & had|gave|given|took|days|been|he|she|drank|was|pharmacy :: deliver*|(picked up)|charged
took|taken|swallowed|had ..4 my|his|her|@owner ?night ?nighttime ?morning meds|pills|medicine & instead|wrong|(by mistake)|accident*|mixed
gave|gives ..6 @med|dose & gave|gives ..4 more|again|another|it|5ml|ml|some & sitter|@member|dad|mom|he|she|husband|wife|nana|grandma|both|then|minutes|noon|at :: can|should|(how much)|(log only)
took|takes|taken ..8 pills|meds|@med ..4 (on top of|plus also|and also|and then her|and then his)
teaspoon*|tablespoon*|tsp & ml & gave|given|wrong|(mess up)|oops|mistake :: recipe|(how many)
found|had|ate ..6 brownie|cookie|candy|gummy|gummies|chocolate ..8 weed|thc|edible|edibles|pot|cannabis|(special) :: list|buy
@drug ..2 one|ones|brownie|cookie|candy & found|ate|had|turns|party|lucky|@child|@member :: song|list
(sprayed each other|sprayed himself|sprayed herself|sprayed his|sprayed her|drenched in|covered in|spilled all over) & @toxic|@hazard :: sunscreen|paint|(perfume store)|lotion
tongue|lips|teeth|chin|mouth ..3 blue|green|foam*|white|pink|stained & @toxic|@hazard|pod|cleaner|bag|open :: popsicle*|candy|slushie|toothpaste|marker*
foam|foaming|froth* & lips|mouth & @toxic|@hazard|pod|bag|open
pill ..8 (not in his hand|not in her hand|not there anymore|in his hand|in her hand|off the floor|from under|on the floor|on the carpet|under the bed|under the couch) :: list|refill
@toxic|perfume|cologne|bleach|polish & reeks|(smells of it)|(reeks of it)|(smells like it) & @child|@member|he|she|baby :: room|house|laundry
swallow*|slid|went|gone ..3 down & (little magnets)|magnet*|battery|batteries|coin|pin|screw|bead|@tiny :: slide|stairs|drain
# alcohol, drugs, smoke
@booze & toddler|@child|@young|kid|@member & finished|drank|sip*|gulp*|stumbl*|chugged|(got into) :: (i|we|@member|us|adults) finished|drank|had / root|ginger|batter*|(mom finished)|cake
stumbl*|wobbl*|acting|puking|giggling|(passed out)|sleepy|glassy & @booze|@drug|edible*|gummies|weed & bottle|half|empty|gone|ate|had|missing|kid|teen|@child|@member :: song|(party theme)|fun
vape|vaped|vaping|zyn|nicotine & @vomit|dizzy|jitter*|sick|shak*|pale|heart|mouth|chew*|swallow* :: class|talk|essay
# things made and mixed
@child|@member|he|she|baby ..6 into ..3 @toxic|@med|@drug|meds|medicine|cabinet|purse|vitamins|gummies|makeup|cleaners & mouth|ate|@opened|how|smell*|think|empty|all|drank|found :: list|habit|routine
(thought it was|mistook it|looked like candy|looked like juice|thinking it was|thought they were) & @swallowed|@med|@hazard|@toxic|@drug|candy|juice|water|gatorade :: costume|movie
@med ..6 (instead of|not the|rather than) ..4 @med|drops|vitamin*|tylenol & gave|given|took|had|put|squirted :: can|should|is
(poison control|called poison) & ate|drank|swallowed|took|should|do|number :: magnet|save|list|fridge
@hazard|@toxic ..8 (in his eyes|in her eyes|in his eye|in her eye|in my eye|in my eyes|in the eye|up his nose|up her nose|down his throat|on her tongue|on his tongue) :: (tear free)|makeup
(double dosed|double dose|overdosed|too much tylenol|too much motrin|too much medicine|extra dose|dosed twice|two doses|2 doses|given twice) & gave|had|got|took|@member|he|she|him|her|sitter|already|by :: (can i)|(should i)|(can he)|would|(what happens)
potion|concoction|mixture|brew|soup & under|bathroom|cleaning|sink|garage|shampoo|bottles & tried|drank|tast*|sip*|@swallowed :: recipe
something|stuff|liquid|bottle|jug|things ..6 (under the sink|under the bathroom sink|garage|shed|laundry room|cleaning closet) & @swallowed|tried|drank|mouth :: organiz*|lock*
`;
