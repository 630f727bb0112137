// Patterns that make a clause harmless: lists, stories, the past, planning for safety. Notation: see frame.ts.

/** Something to be bought, listed or kept; only its own clause is harmless. */
export const LISTING_PASSES = `
add|adding|put ..6 to|on ..3 list|calendar|cart|contacts|notes|record
shopping|grocery|packing|do|costco|target|walmart list
remind me|us|@member
need to|we ?need ?to buy|get|order|restock
buy|order|restock|need ..1 @hazard|@med|@object
we are out of
pick|picking up ..4 prescription*|pharmacy|cvs|walgreens|@med
on sale
refill|renew|reorder|replace|expire*|expiring|expiration
where do|should|can|could i|we
where is|are ..3 epipen|inhaler|bleach|medicine|@med
(which|who|how many) ..4 need|needs|has|have|carries|takes|take ..3 epipen|epi|inhaler|@med
do we have
pack|packing|bring the|my|his|her|our|some|@member epipen|inhaler|@med
did|have|has ..1 i|we|he|she|@member already
how do|can|to ..2 keep|stop ..3 from|off
does|do|is|are ..4 ?have epipen|epi|inhaler|benadryl ..2 at|in|with
epipen|epipens|(epi pen)|epi|inhaler|injector ..1 is|are|lives|stays|goes|moved ..3 car|purse|bag|drawer|cabinet|closet|backpack|kitchen|office|desk|shelf|nurse :: help|get|find|need|used|gave|stung|ate|breath*|swell*|swollen|hives
where|place ..4 epipen|epipens|(epi pen)|inhaler|injector ..2 kept|keep|stored|lives
how long does|do ..3 last|keep|expire
keep|store|lock|hide ..5 (away|locked|up high|out of reach|cabinet|reach)
safe|best|good place|spot|way to
`;

/** Everyday talk that shares words with danger; only its own clause. */
export const HARMLESS_PASSES = `
wake|wakes|waking|awake & coffee|alarm|noon|saturday*|sunday*|weekend*|early|school|(through the night)|(all night)|vacation :: pills|med|blue|breath*|drank
(passed out|crashed|knocked out|conked out|zonked|out cold|dead asleep) & couch|sofa|turkey|nap|bedtime|swim|beach|finally :: not|hit|fell|wake|drank|drunk|blue
(in the hot car|in a hot car|in the car) & groceries|(ice cream)|milk|food|stroller|backpack|phone|chocolate|lunch|(car seat) :: @young|baby|@child
curry|salsa|chili|wings|sauce|pepper|mouth|ramen|playlist|beat|song|team|calendar|deal|sale|you|streak ..3 fire|hot|lit
dentist|novocaine|filling|orthodontist & numb|face|mouth|lip|hurts|cheek|sore :: swell*|breath*|fever|hives
recipe|recipes ..2 for|with|called|without|using|from
how do i|you make|cook|bake|bread|prepare|fold|draw|spell|pronounce|sew
what does ..10 mean
(air it out|air out|air freshener)
(i do not want to be here|do not want to be here) & meeting|boring
picky|whining|laundry|dishes ..3 ?eating lol|haha
lol|haha|hahaha|lmao|rofl|(just kidding)|jk :: @swallowed|@hardbreath|@blood|@out|pills|@hazard|@toxic|@seizure
battery|batteries ..8 dead|died|low|drains|charg*|out :: swallow*|mouth|ate|chew*
smell*|stinks ..6 room|house|fridge|laundry|car|air :: gas|smoke|burning|eggs|breath|chemical*|fumes
(bitten|bite) nails
nails ..2 bit|biting|bitten
bit|bites|chewed|chews ..2 through ..4 leash|shoe*|couch|bone|toy
bite|bites ..2 of ..2 pizza|taco|sandwich|dinner|broccoli|apple|banana|food|pancake*
meeting|class|show|traffic|line|conference|call|webinar & boring|bored|(want to be here)|endless|long
phone|wallet|sock|socks|shoe|jacket|homework|library|glasses|charger|remote ..4 missing|lost|gone
halloween|costume|prop|decoration*|haunted|trick or treat & blood|knife|sword|skeleton|zombie|fake|dead|murder|killer|ghost
quiz|chapter|essay|worksheet|presentation|(science fair)|(book report)|documentary ..6 on|about|for
mario|minecraft|fortnite|roblox|zelda|pokemon|xbox|nintendo|(video game)|uno|monopoly :: swallow*|(game and)|while|playing
training|workshop|prevention|awareness|certification|refresher ..4 on|for|at|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|next|is|about :: during|after
cpr|(first aid)|babysitting|lifeguard|birthing ..1 class|course|kit|lesson|training
concert|album|playlist|ticket*|tour|musical|broadway|karaoke|(movie night)|(watch list)|(reading list) :: overdose*
wallpaper|paint color|lipstick|nail color|shade called|named|in
cost|costs|price|coupon|insurance|deductible|copay|bill|invoice|warranty :: life insurance
museum|titanic|dinosaur*|volcano*|planet*
(difference between)|(tell apart) :: my|his|her|he|she
fire|evacuation|lockdown|earthquake drill|drills
change|swap|test|check|mount|install|hang ..5 alarm|alarms|detector|detectors :: went|goes|going|headache*|dizzy|sick
allergic ..6 & has|have|carries|keeps|wears ..3 epipen|epipens|pen|pens|injector|injectors|bracelet :: ate|eaten|eating|stung|bit|bitten|had|swell*|swollen|puffy|throat|breath*|now
reacts|react to ..3 with :: now|today|ate|gave|swell*|swollen|throat|breath*
`;

/** Fiction: the following clauses of the sentence belong to it until a member of the family is named. */
export const FICTION_PASSES = `
book|movie|film|novel|story|show|documentary|episode|series|podcast|game|play|essay|report|article|song|chapter|poem|musical|video|quiz (about|called|where|in which|titled|named)
in|from a|the|this|that|her|his|my movie|film|book|novel|show|story|game|episode|song|musical|news
reading|read|writing|wrote|watching|watched|saw|seen ..3 book|story|article|novel|essay|documentary|post ..2 about|where|on|when
news said|says|reported|story
heard|read|saw|reading|watching ..8 on|in the news|paper|radio|tv|internet
read|reading|heard|saw|watched|watching ..6 documentary|movie|article|novel|podcast|episode
(documentary|novel|podcast|true crime|trailer|sitcom)
the news is|was|today|said|has|had|about
on ..1 pbs|netflix|hulu|hbo|youtube|disney|tiktok|reddit ..1
scene where|with|in
`;

/** About school work or a show; only the clause itself. */
export const SCHOOL_PASSES = `
playlist|costume|karaoke|soundtrack
(suicide|murder|death|poison|poisoning|drowning|stabbing|shooting|overdose|killing) ..1 scene|chapter|monologue|act|soliloquy|plot|subplot|twist
book|school|science|history|health report|project|essay|class|unit|homework|presentation|quiz
for ..3 (homework|essay|project|health class|science class|history class|costume|the play|his play|her play)
`;

/** Long over, or only thought of. */
export const PAST_PASSES = `
last year|month|spring|summer|fall|winter|autumn
years|months|summers|winters|springs|seasons|christmases ago
when i|he|she|we|they|@member|mom|dad|my ?mom ?dad ?brother ?sister was|were ..2 kid|child|little|small|young|pregnant|baby|teen|teenager|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20
when i|he|she|we|@member was|were|lived in ..1 college|kindergarten|(high school)|(middle school)
in|since ..1 college|kindergarten|(high school)|(middle school)|(the 80s)|(the 90s)
in ..1 first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|3rd|4th|5th|6th|7th grade & broke|had|was|got|when|were
was a kid|child|baby
i was ?a ?just kid|child|little|young|small|girl|boy|teen|pregnant
goodbye|farewell ..2 letter|card|party ..3 santa|teacher|nanny|coach|from
as a kid|child|teenager
used to
back in ..1 19*|20*|college|school
in 19*|20*
history of
what if ..4 ever|never|eats|swallows|drinks|gets|touches|chokes|falls
(just in case|in case of)
(to be prepared|good to know|for the sitter|for the babysitter)
if ..4 ever
how do|can|to ?i ?we prevent|avoid|childproof|babyproof|teach|explain|talk
how to prevent|childproof|baby
prevent*|childproof*|babyproof* ..3 :: can not
`;

/** Together with any of these, a clause is real and present. */
export const ACUTE_PASSES = `
(right now|just now)
help me|us|please|now
what do|should i|we do
(what now|do i|to do)
just ate|swallowed|drank|took|fell|collapsed|had|found
still|again|anymore|today|tonight|now|since
911|ambulance
`;

/** Asks whether something may be had; nothing was swallowed yet. */
export const PERMISSION_PASSES = `
can|could|may|should @person|@member|i|we|they ..1 drink|eat|take|have|mix|use|try|chew|swallow|get
is|are ..4 (ok to|okay to|safe to|safe for|ok for|allowed|poisonous to|toxic to|poisonous for|toxic for) ..4 :: ate|drank|swallowed|licked|had|chewed
what happens if|when
how do|can|to ?i ?we ..2 keep|stop|prevent ..6 from
`;

/** Asks what is left, bought or noted. */
export const STOCK_PASSES = `
how much|many ..8 left|remaining :: give|take|safe|overdos*|swallowed
when did|was ..3 last|i|we|he|she ..3 give|gave|take|have|get|dose ..6 @med|dose :: can|next|again|safe|should
(in the notes|in the record|in the log|written down) ..1 :: give|more
`;

/** Amounts of what nobody swallows: 'how much tv is ok for a 4 year old'. */
export const AMOUNT_PASSES = `
how much|many|long ..2 tv|television|screen*|(screen time)|youtube|(video games)|gaming|ipad|tablet|phone|netflix|cartoons|movies|sleep|nap|naps|naptime|homework|reading|allowance|(pocket money)|chores|exercise|sports|playtime|(tummy time)|(free time)|(outdoor time)|(outside time)|practice|daycare|attention|freedom|bath*|showers|activities|toys|presents|gifts|words|books :: @med|melatonin|dose|doses|mg|ml|pill|pills|drops|medicine|after
tv|screens|(screen time)|youtube|gaming|ipad|naps|sleep ..6 (how much|how many|how long) ..4 ok|okay|safe|normal|allowed|too|enough|should|can :: @med|melatonin|dose|doses|mg|ml|pill|pills|drops|medicine|after
`;
