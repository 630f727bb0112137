// Turns of phrase, titles and names that sound like danger; they are taken out before a text is judged. One row a line,
// words folded; a trailing * matches any ending.
export const IDIOMS = `
suicide squad, suicide prevention, suicide hotline poster, suicide is painless
heart attack burger, heart attack grill, heart attack on a plate, gave me a heart attack, nearly had a heart attack, almost had a heart attack, heart attack when
literally dead, so dead, dead tired, dead serious, dead end, dead week, dead set, dead battery, dead by friday, feet are dead, legs are dead, phone is dead, phone died, car is dead, car died, laptop died, battery died, battery is dead, wifi died, ipad died, dead last, brain dead, im dead lol, i am dead lol, i am dead after
dying of laughter, dying laughing, died laughing, dying to, dying for, die for, to die for, dying of boredom, die of boredom, dying of embarrassment, died of embarrassment, die without his, die without her, die without my, die hard, almost died laughing, i would die for a, dying over here
killing me, is gonna kill us, gonna kill me for, gonna kill us for, dentist is gonna kill, dentist will kill, teacher is gonna kill, coach is gonna kill, mom is gonna kill, snake bite cupcake*, snake bite cake*, snake bite cookie*, vampire bite*, skin prick test*, killing it, killed it, kills me, kill for a, kill time, killing time, kill two birds, killer app, killer recipe, killer whale*, killjoy, buzzkill, dressed to kill, kill the lights, kill for some, killing my back, curiosity killed, kill the mood, killing my vibe, kill the weeds, kill mold, kill germs, kill ants
could murder a, murder mystery, bloody murder, murder hornet*, murder of crows
burn off, burns off, burning off, burn calories, burned calories, burn some energy, burn energy, burned out, burnt out, burn out, burnout, slow burn, burned the cookies, burned the toast, burned dinner, burned the, burnt the, burning question, burn the midnight, burn a cd, feel the burn, sick burn, calorie burn, crash and burn
choked up, all choked up, choking up, choke back, choked at the, choked in the, choke artichoke, choking hazard*, chokehold of
sick of, sick and tired, sick day, sick days, sick beat, love sick, homesick
drowning in laundry, drowning in emails, drowning in email, drowning in paperwork, drowning in work, drowning in dishes, drowning in homework, drowning in debt, drowning in toys, drowning in, drown out, drown the, drown it in
overdosed on coffee, overdosed on mashed, overdosed on turkey, overdosed on pie, overdosed on cake, overdosed on pizza, overdosed on pasta, overdosed on leftovers, overdosed on halloween, overdosed on sugar, overdosed on candy, overdose of cuteness, overdose of, overdosed on tv, overdosed on screen*, overdosed on christmas, sugar overdose, vitamin d overdose podcast, song overdose, overdose by
bath bomb recipe*, bath bombs for, photo bomb, the bomb, bomb com, glitter bomb, cocoa bomb*
beating me at, beats me at, beat me at, beat me to, beat me in, beating us at, beat us at, beat us in, beating the, beat the, beat eggs, beat the eggs, beating around, upbeat
hit the sack, hit the road, hit the gym, hit the books, hit a wall, hit the wall, hit traffic, hit home, hit or miss, hit me up, hit it off, hit rock bottom lol, hit his goal, hit her goal, hit the hay, hit the spot, greatest hits, hits the spot, hit the jackpot, hit a homer, hit a home run, hit a growth spurt
kick off, kicked off, kicks off, kick back, kick the habit, kick out of, free kick, kick ball, kickball, kick start
shoot hoops, shooting hoops, shoot the breeze, shoot me an email, shoot me a text, shoot an email, photo shoot, shooting stars, shot list, a shot at, give it a shot, flu shot*, shot clock, long shot, screen shot, shot of espresso, best shot, family shot
crash course, crashed on the couch, crash on the couch, crash pad, sugar crash, crash at, crashed at, crash early, crashed early, computer crash*, app crash*, phone crash*
stroke of genius, stroke of luck, stroke practice, breast stroke, back stroke, backstroke, breaststroke, brush stroke*, stroke technique, different strokes
breaks my heart, broke my heart, heart broken, heartbroken, break a leg, broke the bank, broke the ice, broke up, break up, broke even, broke the record, broke a sweat, broke the lamp
blown away, blew up my phone, blowing up my phone, blow up balloon*, blow up mattress, blow up pool, blew up the, blow out candles
bleeding edge, bleeding heart, blood orange*, blood moon, bloody mary, fake blood, blood drive, blood type, bad blood, true blood, blood sugar friendly, blood pressure check, blood test*, blood work, blood draw
poison control number, poison control numbers, poison control magnet, poison control sticker*, poison control and emergency, poison dart frog*, pick your poison, food poisoning lesson, song poison, poison ivy costume, poison apple costume, snow white
smell of gas station, gas station, what a gas, gas money, gas bill, gas prices, gas grill, step on the gas
heat wave, heat stroke prevention, hot mess, hot take, hot topic, hot glue craft
fire drill, fire truck*, fire station, fire department tour, fire place, fire pit, firefighter*, dinner was fire, is fire lol, was fire, so fire, fire playlist, fire sale, campfire song*
lost it laughing, lost my mind, losing my mind, losing it over, lose it if, driving me crazy, driving me nuts, driving me up, up the wall, climbing the walls, at my wits end, going insane, end of my rope, pull my hair out, pulling my hair out, jump ship, jump rope, jump for joy, jump off point, jump in with
point in cooking, point of folding, point of homework, point of cleaning, point in cleaning, point of making, point of laundry, no point in going, marble run, marble race, going to kill me, going to kill her for, going to kill him for, going to kill me for, will kill me if, wife will kill me, mom will kill me, no point in cooking, no point cooking, no point in driving, no point in making
take it anymore with, can not take it anymore with the
cut it out, cut down on, cut back, cut the grass, cut the cake, cut the grapes, cut grapes, cut her hair, cut his hair, cut my hair, paper cut, cut to the chase, cut out, cut up, short cut, cutting board, crew cut, cutting carbs, cut corners, cold cuts, cut coupons
locked in for, lock down browser, knock out the list, knock out a few, knock out the, knocked out the, knockout, knocked it out of
hanging out, hang out, hung out, hang up, hung up, hang in there, hang man, hangman, hang the
passed out flyers, passed out candy, passing out candy, passing out flyers, pass out candy, passed out on the couch, passed out early, passed out by, passed out at 8, pass out invitations, passing out invitations
shake shack, milk shake, milkshake*, protein shake*, shake up, shakes on, shake hands, salt shaker
attack on titan, attack of the, panic attack of, snack attack
stabbed in the back, stab at, take a stab
trapped in a, escape room, escape plan for
drop dead gorgeous, drop dead fred, walking dead, dead sea, dead pool, deadpool, day of the dead, grateful dead, dead poets, evil dead, dead like me
thirteen reasons why, 13 reasons why, dear evan hansen, girl interrupted, dead man walking, killing eve, how to kill a mockingbird, to kill a mockingbird, kill bill, die hard, a quiet place, squid game, hunger games, pretty little liars, breaking bad, the killers, killers of the
fire extinguisher*, fire alarm test, smoke alarm battery, smoke detector batter*, fire safety, fire blanket*, fire escape plan, fireproof*, fire engine*, fire chief, fire ball, fire hydrant, fire proof, camp fire songs
i am dead, i am so dead, we are dead, you are dead, drowned eggs, devils food, deviled eggs, devil eggs, eggs in purgatory, death by chocolate, bored me to death, bored to death, starved to death, love you to death, cute i could die, just about died, i died laughing, i nearly died, i almost died of, dead weight lift, over my dead body, drop dead, dead zone, dead sea salt, dead leaves, dead plants, dead flowers, dead mouse, dead bug*, dead skin
black widow movie, black widow costume, marvel*, spider man, spiderman, snake river, snake game, snake costume, copperhead road, bat mobile, batman
bullet points, bullet journal, bite the bullet, bite size, bite sized, bitesize, bombed his, bombed her, bombed the, bombed my, killed the vibe, killed my plants, killed the plants, crush it, crushing it, crushed it, crushed ice, crushed tomatoes, crushed red pepper, smashed potatoes, smash burger*, smash cake, whipped cream, beaten eggs, beaten egg, choke cherry, bleeding heart radicchio, bleeding hearts, burnt caramel, burnt ends, burnt sugar, burnt orange, burnt butter, burned cd, blackened chicken, blackened fish, blackened salmon, blood sausage, blood type test, bloodwork, shot glass*, shot put, espresso shot*, booster shot*, allergy shot*, headshot*, screenshots, hot shot, call the shots, mug shot*, nerf gun*, water gun*, squirt gun*, top gun, massage gun, gun show, jump the gun, knife skills, butter knife, butter knives, rope course, ropes course, learn the ropes, jump ropes, slip knot, cliff hanger, cliffhanger, bridge club, london bridge, bridge game
beach towel, gas up, gas mileage, gas leaf blower, gas stove cleaning, gas range, gas oven cleaning, gas company, gas man, out of gas, get gas, low on gas, fill up gas, got gas, carbon monoxide batteries, toxic masculinity, toxic positivity, toxic coworker, britney toxic
nut cracker, nutcracker, nut job, in a nutshell, donut*, doughnut*, butternut, coconut*
emergency contact*, emergency fund*, emergency kit*, emergency drill, emergency exit*, emergency brake, emergency vet, emergency snacks, emergency chocolate, emergency chapter, er reruns, grey anatomy, greys anatomy, urgent care hours
missing school, missing homework, missing assignments, missing class, missing work, missing grandma, missing you
burns more, burns the most, burns me out, stinging nettle*, sting concert, stung by the price, heart shaped, heart warming, heartwarming, heart beet*, heart breaking news, artichoke heart*, hearts of palm, heart to heart, heart set on
fever pitch, spring fever, cabin fever, hay fever season, baby fever, saturday night fever, jungle fever, fever dream*
choking on laughter, choke on laughter, gag gift*, gag order, breath of fresh air, breathtaking, hold your breath, holding my breath for, waste your breath, bad breath, breathing room
drown my sorrows, drowns out, drowning it out, shock of, in shock at, sticker shock, culture shock, shell shocked, shocked by how, shocked that
lost his temper over, cut off time, cut off date, cutoff, clean cut, price cut*, cut flowers, cut outs, cutting it close, cuts class, cut the rug, cold cut*, first cut, haircut*, cut his first tooth, cut her first tooth, cut a tooth, cutting teeth, cutting a tooth, cutting molars, cut grass, cut fabric, cut felt
hit me with, hit the beach, hit the pool, hit the store, hit the mall, hit the snooze, hit target, hit costco, hit the ground running, hit pause, hit send, hit play, big hit, huge hit, was a hit, is a hit, a hit with, hit song*, pinch hit, hit list
killing two birds, dressed to the, going to kill me if i forget, will kill me he, will kill me she, is going to kill me, gonna kill me, mood killer, vibe killer, painkillers album
floppy hat*, nobody would miss the, no one would miss the, floppy disk*, water broke through, grape popsicle*, goodbye video for, chest of drawers
`;
