// Vocabulary of danger, and the notation of its signs. Data.

const any = (words: string): string =>
  `(?:${words
    .trim()
    .split(/\s*\n\s*|\s*,\s*/)
    .filter((word) => word !== '')
    .join('|')})`;

/** Word sets that patterns name as `{set}`. */
const SETS = {
  person: any(
    `he, she, they, baby, babys, infant, newborn, toddler, child, kid, kids, children, son, daughter, boy, girl, twins?, wife, husband,
     partner, mom, mum, dad, mother, father, grandma, grandpa, grandmother, grandfather, brother, sister, nephew, niece, teen, teenager,
     cousin, friend, neighbor, somebody, someone, we, i`,
  ),
  child: any(
    `baby, babys, infant, newborn, toddler, child, kid, kids, children, son, sons, daughter, daughters, boy, girl, twins?, nephew, niece,
     stepson, stepdaughter, teen, teenager, little one, month old, week old, year old, day old`,
  ),
  ate: any(
    `ate, eats, eat, eaten, eating, drank, drinks, drink, drunk, drinking, swallow, swallows, swallowed, swallowing, ingested, chewed, chewing, bit into,
     licked, licking, sipped, sucked on, sucking on, gulped, consumed, tasted, inhaled, inhaling, breathed in, sniffed, snorted, huffed,
     in his mouth, in her mouth, in their mouth, in the mouth, got into, got in to, downed`,
  ),
  /** Not food and not medicine. */
  toxic: any(
    `bleach, detergent, tide pods?, laundry pods?, dish(?:washer)? (?:pods?|tablets?|tabs?|soap), pods?, (?:\\w+ )?cleaner, cleaning (?:\\w+ )?(?:spray|fluid|product|products|solution|stuff|supplies),
     windex, lysol, clorox, pine sol, ammonia, drano, antifreeze, gasoline, petrol, kerosene, diesel, lighter fluid, lamp oil, paint thinner, paint,
     turpentine, glue, super glue, nail polish(?: remover)?, acetone, perfume, cologne, aftershave, mouthwash, hand sanit\\w+, sanit\\w+, rubbing alcohol,
     alcohol, vodka, beer, wine,  whiskey, liquor, vape(?: juice| liquid| pod)?, e liquid, nicotine(?: gum| patch| patches| pouch)?, cigarettes?, cigarette butts?, cigars?, tobacco, snus,
     weed, edibles?, weed gummy, weed gummies, pot brownies?, thc(?: gummies| gummy)?, cannabis, cbd(?: oil)?, marijuana, cocaine, meth, heroin, fentanyl, drugs,
     (?:button |coin |watch |aaa? |double a |triple a )?batter(?:y|ies), magnets?, magnetic (?:balls?|beads?), mercury, thermometer, (?:wild |backyard |yard |random |unknown )mushrooms?, (?:wild |red |unknown |random |strange )berr(?:y|ies), berries (?:from|off|in|growing)(?: \\w+)?(?: \\w+)?(?: \\w+)?, mushrooms? (?:from|in|growing|off)(?: \\w+)?(?: \\w+)?(?: \\w+)? (?:yard|garden|lawn|woods|forest|park),
     (?:house ?|poisonous |toxic )plants?, leaves? (?:from|of|off), oleander, foxglove, lil(?:y|ies) (?:plant|leaf|leaves|petals?|flowers?), philodendron, poinsettia, nightshade, holly berr(?:y|ies), yew,
     rat (?:poison|bait), mouse (?:poison|bait), rodenticide, poison, ant (?:trap|bait|poison|killer), roach (?:trap|bait), pesticides?, insecticides?, herbicides?, fertilizer, weed ?killer, moth ?balls?, bug spray,
     insect repellent, deet, sunscreen, sun screen, lotion, diaper (?:cream|rash cream), shampoo, conditioner, soap, bubble bath, bath bomb, essential oils?, eucalyptus oil, tea tree oil, camphor, vicks,
     vaporub, chemicals?, chlorine, pool (?:tablets?|chemicals?|chlorine), silica(?: gel)?(?: packet| packets)?, glow ?sticks?, play ?doh, crayons?, chalk, markers?, ink,
     toilet (?:bowl )?(?:cleaner|tablet|water|gel), drain (?:opener|cleaner), oven cleaner, descaler, fabric softener, dryer sheet, air freshener, reed diffuser, hydrogen peroxide, peroxide, lead paint, paint chips, antiseptic,
     deodorant, hair dye, hair spray, hairspray, lamp fluid, tiki (?:torch )?fuel, torch fuel, motor oil, brake fluid, windshield (?:washer )?fluid, wiper fluid, slime, water beads?, broken glass, pieces? of glass, glass shards?, razor`,
  ),
  med: any(
    `medicines?, medications?, meds, pills?, tablets?, capsules?, caplets?, tylenol, acetaminophen, paracetamol, calpol, motrin, advil, ibuprofen, nurofen, aspirin, asprin, aleve, naproxen,
     benadryl, diphenhydramine, zyrtec, cetirizine, claritin, loratadine, allegra, melatonin, amoxicillin, amoxicilin, antibiotics?, penicillin, azithromycin, zithromax, augmentin, cefdinir, keflex, adderall, ritalin,
     concerta, vyvanse, prozac, zoloft, sertraline, lexapro, xanax, valium, ativan, klonopin, ambien, sleeping (?:pills?|aids?|tablets?), antidepressants?, cough (?:syrup|medicine|drops?|suppressant), cold (?:medicine|meds|tablets?), dayquil, nyquil, robitussin, mucinex, delsym, dimetapp, dramamine,
     pepto(?: bismol)?, imodium, miralax, laxatives?, steroids?, prednisone, prednisolone, dexamethasone, albuterol, inhaler, insulin, metformin, blood pressure (?:pills?|meds|medicine|medication), heart (?:pills?|meds|medicine|medication), thyroid (?:pills?|meds|medicine),
     decongestants?, sudafed, pseudoephedrine, antihistamines?, codeine, tramadol, oxycodone, percocet, vicodin, hydrocodone, opioids?, painkillers?, pain (?:killers?|relievers?|meds|medicine|medication|reliever), fever (?:reducer|medicine|meds), supplements?,
     vitamins?, vitamin \\w+, multivitamins?, iron (?:pills?|tablets?|supplements?), prenatals?, prenatal vitamins?, gas drops, gripe water, fluoride, birth control(?: pills?)?, clonidine, gabapentin, zofran, ondansetron, tamiflu, suppositor(?:y|ies), allergy (?:medicine|meds|pills?|medication), motion sickness (?:pills?|medicine), teething (?:gel|tablets?), orajel, syrup, nasal spray, eye drops, ear drops, hydroxyzine, singulair, montelukast`,
  ),
  allergen: any(
    `peanuts?, peanut butter, nuts?, tree nuts?, cashews?, almonds?, walnuts?, pecans?, pistachios?, hazelnuts?, eggs?, milk, dairy, cheese, yogurt, yoghurt, sesame, tahini, hummus, soy, wheat, gluten, fish, salmon, tuna, shellfish, shrimp,
     prawns?, crab, lobster, kiwi, strawberr(?:y|ies), mango, banana, avocado, cookies?, cake, brownie, candy, granola, snack, ice cream, pesto, bee, bees?, wasps?, hornets?, ants?, stings?, stung, bitten, bug bite, latex, penicillin, amoxicillin, antibiotic, medicine, vaccine, shot`,
  ),
  swell: any(
    `swelling, swollen, swelled, swells, puffy, puffing up, swell, swelling up, blowing up, huge, tingling, tingly, itchy`,
  ),
  mouth: any(`lips?, tongue, face, throat, eyes?, eyelids?, mouth, airway, neck, whole body, all over`),
  adult: any(
    `husband, wife, boyfriend, girlfriend, partner, ex, ex husband, ex wife, fiance, babysitter, sitter, nanny, teacher, coach, uncle, aunt, stepdad, step dad, stepfather, stepmom, stepmother, dad, father, mom, mother, grandpa, grandfather, neighbor, daycare, pastor, priest, tutor, someone, somebody, an adult, a man, a grown up, family member, relative, roommate, he, she`,
  ),
  victim: any(
    `me, us, kids?, the kids, child(?:ren)?, son, daughter, baby, stepson, stepdaughter, boy, girl, her, him, them, mom, niece, nephew`,
  ),
} as const;

/** A pattern over folded words: `{set}` names a set, `..` lets up to six words pass, `.` up to two. */
export function sign(pattern: string): RegExp {
  const sets: Record<string, string> = SETS;
  const source = pattern
    .replace(/\{(\w+)\}/g, (_, name: string) => sets[name] ?? '')
    .replaceAll(' ... ', ' (?:\\w+ ){0,12}?')
    .replaceAll(' .. ', ' (?:\\w+ ){0,6}?')
    .replaceAll(' . ', ' (?:\\w+ ){0,2}?');
  return new RegExp(`\\b(?:${source})\\b`);
}

/** Words of danger that are corrected when mistyped by a letter or two. */
export const OFTEN_MISTYPED = any(
  `breathing, breathe, choking, unconscious, unresponsive, responding, seizure, convulsing, convulsion, collapsed, swallowed, overdose, overdosed, poison, poisoned, poisoning, detergent, suicide, suicidal, anaphylaxis, anaphylactic, epinephrine,
   allergic, reaction, swelling, swollen, medicine, medication, ibuprofen, tylenol, acetaminophen, benadryl, aspirin, amoxicillin, melatonin, antibiotic, temperature, bleeding, electrocuted, carbon monoxide, monoxide, vomiting, dehydrated, battery, bleach, drowning, dosage, paracetamol, medicine, wheezing, diarrhea, fainted, strangled, suffocating, ambulance, emergency`,
)
  .slice(3, -1)
  .split('|')
  .flatMap((words) => words.split(' '));

/** Everyday words one letter away from a word of danger, without its meaning. */
export const EVERYDAY = new Set(
  any(
    `cooking, joking, poking, stroking, spelling, smelling, selling, telling, dwelling, swilling, beach, breach, reach, teach, preach, bleached, batter, better, butter, buttery, pottery, lottery, browning, crowning, frowning, breeding, bleeping, feeding, reading, breading, breathed, conscious,
     responding, person, prison, posting, overdone, overnose, reactions, allergies, allergen, fainter, painted, wheeling, sweeping, dating, medical, meditation, mediation, dedication, education, creation, relation, action, traction, repetition, swallow, followed, wallowed, hollowed, reason, season, emergence, breath, breathless, breather, leaching, bathing, bleak, bleating, adverse, voting, poise, posing,
     stranger, strangle, straggled, donation, courage, dose, reddening, spoiling, beaches, swallows, swollen`,
  )
    .slice(3, -1)
    .split('|'),
);
