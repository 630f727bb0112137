// Foods under the names families bring from elsewhere and labels print beside the English ones: French, Spanish,
// German, Italian, Portuguese, Nordic and Slavic, and what the kitchens of India and the Far East call them. Names that
// are everyday English words as well ('pain', 'bar', 'rape') are left out. Written as in foods-animal.ts.
import type { FoodRows } from '../food/food-facts.ts';

export const FOODS_ABROAD: FoodRows = [
  [
    'milk',
    `beurre, beurre noisette, beurre doux, beurre demi sel, mantequilla, manteca de vaca, burro fuso, butterreinfett, butterkase, butterschmalz, manteiga, smor, maslo, nata, nata montada, nata liquida, natas, panna, panna da cucina, panna montata, panna acida, sahne, schlagsahne, saure sahne, schmand, rahm, sauerrahm, topfen, frischkase, huttenkase, hartkase, schafskase, ziegenkase, schmelzkase, kase, reibekase, kvarg, kwark, ost, graddost, graddfil, gradde, flode, melk, karnemelk, mjolk, maelk, mleko, smietana, tvaroh, maslanka, joghurt, yaourt, yogur, iogurte, buttermilch, molke, molkenpulver, molkenerzeugnis, sussmolkenpulver, molkeneiweiss, milcheiweiss, milchpulver, magermilch, magermilchpulver, vollmilch, vollmilchpulver, milchzucker, milchfett, kondensmilch, milchschokolade, vollmilchschokolade, lactoserum, petit lait, lait entier, lait ecreme, lait demi ecreme, lait concentre, lait en poudre, poudre de lait, babeurre, creme epaisse, creme liquide, creme fleurette, creme chantilly, leche entera, leche desnatada, leche condensada, leche evaporada, leche en polvo, suero de leche, suero lacteo, queso fundido, queso crema, queso rallado, latte intero, latte scremato, latte in polvo, siero di latte, latticini, formaggio fuso, leite, leite condensado, leite em po, soro de leite, requeijao, catupiry, bechamelle, besciamella, bechamel sosse`,
  ],
  [
    'milk',
    `lactic protein, maasdamer, maasdammer, leiden, leidse, bavaria blu, butterkaese aged, lait ribot, primost, cotswold cheese, swaledale, brie de meaux, tomme brulee, ost kaka, lurpak, anchor butter, kerrygold, president butter, shropshire blue, red windsor, dorset blue, dorset blue vinny, dovedale, cheshire cheese, cheshire, oka, saint andre, humboldt fog, gamalost, prima donna, lor cheese, beyaz peynir, peynir, tulum, telli cheese, brynza, brinza, feta cheese brine, kumis, koumiss, kumys, airag, prostokvasha, villi, smen, niter kibbeh, mish, qishta, ashta, ackawi, ashtar, dahi vada, ghol, doi, mishti doi, curd rice, sana cheese, casu marzu, pavé d auge, langre, brebis, tomme de savoie, bleu de gex, fourme de montbrison, mont dore, sottocenere, crucolo, bra duro, ubriaco, puzzone, weisslacker, butterkaese, allgauer, edamer, goudse, kernhem, queso anejo, queso panela, queso cotija, queso chihuahua, queijo minas, queijo coalho, serra cheese, sao jorge, romano`,
  ],
  [
    'eggs',
    `huevo, clara de huevo, yema de huevo, yema, huevo en polvo, oeuf, oeuf entier, blanc d oeuf, jaune d oeuf, eier, eigelb, eiklar, eiweisspulver, eipulver, huhnerei, huhnereiweiss, vollei, volleipulver, uovo, uova, tuorlo, tuorlo d uovo, albume, albume d uovo, ovo, gema de ovo, clara de ovo, jajka, jajko, agg, eieren, eidooier, tamago, tamagotoji, anda, anday bhurji, tortilla espanola, genoise, souffle, ile flottante, zabaione, crema pasticcera, rompope, merengue, baiser, baiser torte, crema catalana`,
  ],
  ['eggs milk', `crema pasticcera, crema catalana, zabaglione cream, rompope`],
  [
    'peanuts',
    `mani, mani tostado, mantequilla de mani, crema de cacahuete, cacahuete tostado, erdnuss, erdnusse, erdnussbutter, erdnussol, erdnusscreme, arachidi, burro di arachidi, olio di arachidi, amendoim, manteiga de amendoim, pasta de amendoim, pindakaas, pinda, jordnot, jordnotter, jordnodder, orzeszki ziemne, arakhis, huile d arachide, beurre d arachide, beurre de cacahuete, cacahuetes grilles, moongphali, mungfali, singdana, palli, verkadalai, hua sheng, satay paste`,
  ],
  [
    'tree_nuts',
    `amande, amandes effilees, poudre d amande, pate d amande, almendra, almendras molidas, harina de almendra, leche de almendra, mandel, mandeln, mandelmehl, mandelmus, mandelmilch, mandeldrink, mandorle, mandorla, farina di mandorle, pasta di mandorle, latte di mandorla, amendoa, marzipanrohmasse, mazapan, massepain, avellana, crema de avellana, haselnuss, haselnusse, haselnussmus, nocciola, nocciole, pasta di nocciole, crema di nocciole, avela, noix, noix de grenoble, cerneaux de noix, nuez de nogal, nueces, nuez, walnuss, walnusse, noci, noce, noz, nozes, noix de pecan, nuez pecana, pekannuss, pekannusse, noix de cajou, anacardo, cashewkerne, anacardi, castanha de caju, kaju, kaju paste, pistache, pistacho, pistazie, pistazien, pistacchio, pistacchi, crema di pistacchio, noix de macadamia, noix du bresil, nuez de brasil, paranuss, paranusse, castanha do para, pinon tostado, pinones, pignon de pin, pinienkern, pinienkerne, pinoli, pinhao, badam, badam milk, akhrot, pista, chilgoza, orzechy wloskie, orzechy laskowe, migdaly, hasselnot, valnot, mandelspan, krokant, haselnusskrokant, fruit a coque, fruits a coque, frutos secos, frutta a guscio, schalenfruchte, nussmischung, gemahlene mandeln, gemahlene haselnusse, noix melangees, turron de jijona, torrone`,
  ],
  ['tree_nuts milk? soybeans?', `nougatcreme, nuss nougat creme, nussnougatcreme`],
  [
    'soybeans',
    `sojamilch, sojadrink, sojasahne, sojajoghurt, sojalecithin, sojamehl, sojabohne, sojabohnen, sojaol, sojaeiweiss, sojaprotein, sojaflocken, soia, salsa di soia, lecitina di soia, latte di soia, lecitina de soja, leche de soja, proteina de soja, aceite de soja, lecithine de soja, lait de soja, proteine de soja, huile de soja, tofu soyeux, doufu, dofu, koya dofu, atsuage, abura age, nutrela, soya granule, soya badi, edamame bohnen, taho, tahu, tauhu, tau kwa, tempe, sojabonen, soijarouhe`,
  ],
  [
    'soybeans wheat',
    `sojasauce, sojasosse, salsa de soja, sauce soja, salsa di soia, sojasaus, molho de soja, kicap`,
  ],
  [
    'wheat',
    `ble, ble dur, ble tendre, ble complet, farine, farine de ble, farine complete, semoule, semoule de ble, semoule de ble dur, boulgour, fecule de ble, trigo, trigo integral, harina, harina de trigo, semola, semola de trigo, kritharaki, manestra, hilopites, trachanas, weizen, weizenmehl, weizenvollkornmehl, weizengluten, weizenstarke, weizenkleie, weizenkeime, weizengriess, hartweizen, hartweizengriess, hartweizenmehl, grunkern mehl, dinkelmehl, dinkelvollkornmehl, epeautre, petit epeautre, farine d epeautre, engrain, escanda, espelta, farro perlato, grano, grano duro, grano tenero, farina di grano, farina di frumento, frumento, semola di grano duro, farina integrale, farinha de trigo, farinha, trigo sarraceno harina mezcla, tarwe, tarwemeel, tarwebloem, hvede, hvete, hvetemjol, vete, vetemjol, pszenica, maka pszenna, pshenitsa, kruska,
    brot, weissbrot, vollkornbrot, toastbrot, brotchen, semmel, semmelbrosel, paniermehl, zwieback, laugenbrezel, pain de mie, pain complet, pain d epice, chapelure, biscotte, gressin, pan de molde, pan rallado, pan integral, galleta maria, pangrattato, pane grattugiato, pane carasau, fette biscottate, pao de queijo mix, brood, beschuit, brod, knackebrot, knackebrod, smorgasrans, nudeln, eiernudeln, spatzle, fideos, macarrones, espaguetis, tallarines, fregula, tabouleh, taboule, kalguksu, sujebi, jjajangmyeon, ramyun, ramyeon, mee, yee mee, wheat mee, misua, sevai wheat, seviyan, semiya, dalia, daliya, lapsi, luchi, bhature, thepla, mathri, sev puri, golgappa, pani puri, khakhra, rusk toast, maida, gehun`,
  ],
  ['wheat eggs', `spatzle, eiernudeln, pates aux oeufs, pasta all uovo, tagliatelle all uovo`],
  [
    'wheat eggs? milk?',
    `galleta, galletas, biscotti secchi, kekse, keks, butterkeks, gateau, tarte, kuchen, torte, waffeln, pfannkuchen, crepes, brioche tressee, pastel de nata, pasteis de nata`,
  ],
  [
    'gluten',
    `gerste, gerstenmalz, gerstenmalzextrakt, gerstengraupen, perlgraupen, graupen, cebada, malta de cebada, orge, orge perle, malt d orge, orzo perlato, malto d orzo, cevada, gerst, byg, korn malt, jeczmien, seigle, farine de seigle, roggen, roggenmehl, roggenbrot, roggenvollkornmehl, centeno, harina de centeno, segale, farina di segale, centeio, rogge, rugmel, zyto, avoine, flocon d avoine, son d avoine, boisson a l avoine, hafer, haferflocken, haferkleie, haferdrink, hafermilch, avena, copos de avena, salvado de avena, bebida de avena, fiocchi d avena, aveia, flocos de aveia, haver, havermout, havre, havregryn, owsianka, platki owsiane, malzextrakt, gerstenmalzmehl, malz, extrait de malt, extracto de malta, estratto di malto, oatly, musli, ryvita, crispbread rye, talkkuna, jau, jau ka atta`,
  ],
  ['gluten alcohol', `biere, bier, cerveza, birra, cerveja, pivo, olut`],
  ['soybeans gluten', `mugi miso`],
  [
    'fish',
    `poisson, poisson blanc, pescado, pescado blanco, fisch, fischfilet, fischsauce, fischol, pesce, peixe, visfilet, ryba, fumet de poisson, salsa de pescado, saumon, saumon fume, lachs, raucherlachs, lachsfilet, salmone, salmone affumicato, salmao, zalm, laks, lax, losos, thon, thon albacore, atun, atun claro, thunfisch, tonno, atum, tonijn, tunfisk, tonfisk, cabillaud, morue, bacalhau, kabeljau, dorsch, torsk, merluzzo, baccala, stoccafisso, merluza, merlu, pescadilla, colin d alaska, lieu noir, lieu jaune, seelachs, alaska seelachs, kohler, eglefin, schellfisch, carrelet, scholle, seezunge, limande, fletan, heilbutt, loup de mer, lubina, branzini, spigola, dorade royale, dorada, orata, rotbarsch, barsch, zanderfilet, truite, truite fumee, trucha, forelle, raucherforelle, trota, truta, maquereau, caballa, makrele, sgombro, cavala, makreel, makrell, hareng, hareng fume, arenque, hering, bismarckhering, sild, sill, sledz, sardinen, sardina, sarde, sardinha, sprotte, sprotten, anchois, anchoa, boqueron, boquerones, sardelle, sardellen, sardellenpaste, acciughe, acciuga, alici, anchova, ansjos, ansjovis, anguille, anguila, anguilla, aalfilet, raucheraal, lotte de mer, rape pescado, seeteufel, coda di rospo, pez espada, espadon, pesce spada, schwertfisch, karpfen, carpe, hecht, brochet, rouget, rouget barbet, triglia, salmonete, raie, raia, requin, cazon, tollo, oeuf de lump, oeufs de poisson, rogen, kaviar, tarama, surimi staafjes,
    hairtail, itoyori, bigeye, ribbonfish, lizardfish, goatfish, oilfish, scorpion fish, scorpionfish, stonefish, boarfish, pearl spot, karimeen, surgeonfish, rabbitfish, parrotfish, triggerfish, tigerfish, bowfin, gar fish, paddlefish, mooneye, cisco, kokanee, steelhead, dolly varden, candlefish, bocaccio, cabezon, petrale, petrale sole, rex sole, sand dab, hogfish, jewfish, permit fish, blowfish, monk tail, cusk eel, surmai, bangda, bangra, rawas, rohu fish, pomfret fry, ilish, bhetki, katla, magur, hilsha, machli, meen, maach, bangus, galunggong, tuyo, tinapa, daing, ikan, ikan bilis, ikan teri, myeolchi, myulchi, aekjeot, jeotgal, hongeo, shirasu, jako, chirimen, sanma, saba shioyaki, saba fish, aji fish, tai fish, hamachi kama, kanpachi, buri, hirame, engawa, maguro, toro, otoro, chutoro, sake nigiri, suzuki fish, tarako, mentaiko, karasumi, kazunoko, mojama, bottarga di muggine, hondashi, budu, pla ra, pla ra fish, prahok, padaek, mam nem, mam tom fish, mam ca, nuoc cham, flathead, gemfish, morwong, trumpeter, gummy shark, flake fish, leatherjacket, hapuka, gurnard fillet, lumpsucker, rakfisk, tuna in oil thon, escabeche fish`,
  ],
  [
    'crustaceans',
    `crevette, crevette grise, crevettes roses, camarones, camaron seco, langostino, garnele, garnelen, krabben, nordseekrabben, gamberetti, gamberoni, gambero rosso, mazzancolle, mazzancolla, camarao, camaroes, garnalen, reker, rejer, rakor, krewetki, homard, homard bleu, bogavante, langosta, hummer, aragosta, astice, lagosta, lavagante, kreeft, crabe, tourteau, cangrejo, jaiba, centollo, buey de mar, necora, necoras, krebs, taschenkrebs, flusskrebs, flusskrebse, krebsfleisch, granchio, granseola, caranguejo, krab, ecrevisse, ecrevisses, cigala, cigalas, kaisergranat, scampo, scampi fritti, pouce pied, crustace, crustaceo, crustacei, krebstiere, schaaldieren, jhinga, chingri, kolambi, hebi, hae bee, hay bee, kapi, kapi paste, saeujeot, saeu jeot, mam ruoc, mam tom, krupuk udang, kerupuk, udang, har mee, ebi fry, kani salad crab, kanimiso, ise ebi, botan ebi, langostinos`,
  ],
  [
    'molluscs',
    `molluscan, saint jacques, sea truffle, wedge clam, bean clam, coquina, top snail, moon snail, bay mussel, moule, moules, mejillon, mejillones, miesmuschel, miesmuscheln, muscheln, cozze, cozza, mexilhao, mosselen, blaskjell, palourdes, almeja, almejas, venusmuschel, venusmuscheln, vongola, vongole veraci, ameijoa, huitre, huitres, ostra, ostras, auster, austern, ostrica, oesters, coquille saint jacques, noix de saint jacques, vieira, vieiras, jakobsmuschel, jakobsmuscheln, capesante, capasanta, zamburina, zamburinas, petoncle, petoncles, calmar, calmars, calamares, calamaro, calamaretti, totano, totani, tintenfisch, tintenfischtinte, kalmar, lula, lulas, seiches, encre de seiche, tinta de calamar, nero di seppia, seppia, seppie, jibia, poulpe, polpo, polvo, krake, kraken, oktopus, inktvis, bulots, bigorneau, bigorneaux, coque, berberecho, berberechos, caracol, caracoles, lumaca, lumache di terra, schnecke, schnecken, weinbergschnecke, navaja, navajas, cannolicchi, couteaux de mer, mollusque, molusco, moluscos, molluschi, weichtiere, chipirones, puntillitas, hotate, hotategai, hamaguri, asari, shijimi, awabi, sazae, mirugai, torigai, akagai, hokkigai, baigai, ojingeo, nakji, cumi cumi, sotong, tiram`,
  ],
  [
    'sesame',
    `sesamo, semi di sesamo, olio di sesamo, sesamsamen, sesamol, sesamsaat, sesampaste, graine de sesame, huile de sesame, puree de sesame, semillas de sesamo, aceite de sesamo, ajonjoli tostado, gergelim, sesamfro, kunzhut, halawa, halaweh, helva, chalva, goma dare, neri goma, iri goma, kuro goma, goma dressing, pasteli, simsim, sim sim, tilgul, til ladoo, til ke laddu, til chikki, ellu, nuvvulu, rewri, gajak, wijen, benniseed, tahin pekmez, tarator`,
  ],
  [
    'celery',
    `celeri, celeri branche, celeri rave, sel de celeri, graine de celeri, apio, apio nabo, sal de apio, sellerie, staudensellerie, stangensellerie, knollensellerie, selleriesalz, selleriesamen, sedano, sedano rapa, costa di sedano, aipo, selderij, knolselderij, bleekselderij, selleri, selleriro, seler`,
  ],
  [
    'mustard',
    `moutarde, moutarde de dijon, moutarde a l ancienne, graine de moutarde, senf, senfkorner, senfsaat, senfmehl, dijonsenf, mostaza, semilla de mostaza, senape, semi di senape, mostarda de dijon, sennep, senap, mosterd, mosterdzaad, musztarda, gorchitsa, sarson, sarson ka saag, sarson ka tel, kasundi, kadugu, aavalu, karashi, gai choy, takana`,
  ],
  [
    'sulphites alcohol',
    `vin blanc, vin rouge, vin rose, vino, vino tinto, vino blanco, vino rosso, vino bianco, rotwein, weisswein, vinho, vinho tinto, vinho branco, jerez, weinbrand wein, sekt`,
  ],
  [
    'sulphites',
    `sodium disulphite, sodium disulfite, potassium disulphite, potassium disulfite, disulphite, sulphite ammonia caramel, sulfit, sulfite de sodium, disulfite de sodium, dioxyde de soufre, anhydride sulfureux, anidride solforosa, dioxido de azufre, schwefeldioxid, natriumdisulfit, natriummetabisulfit, kaliummetabisulfit, sulfitos, solfiti`,
  ],
  [
    'lupin',
    `lupine mehl, lupinenmehl, lupinenprotein, lupineneiweiss, farine de lupin, altramuz, altramuces, harina de altramuz, tremoço, lupini salati, farina di lupini, chocho, tarwi`,
  ],
  // Meat
  [
    'pork',
    `schwein, schweinefleisch, speck wurfel, schinken, porc, jambon, jambon blanc, lardons, cerdo, puerco, tocino, lomo de cerdo, maiale, pancetta affumicata, prosciutto cotto, porco, presunto, baboy, lechon, char siu, chashu, tonkotsu, samgyeopsal, babi`,
  ],
  [
    'beef',
    `rindfleisch, rinderhack, boeuf, steak hache, ternera, carne de res, bistec, manzo, carne de vaca, gyudon beef, wagyu`,
  ],
  [
    'poultry',
    `poulet, blanc de poulet, hahnchen, hahnchenbrust, huhn, hahnchenfleisch, pollo, pechuga de pollo, petto di pollo, frango, peito de frango, dinde, pute, putenbrust, truthahn, pavo, tacchino, peru peito, canard, ente, murgh, murg, manok, ayam`,
  ],
  ['lamb', `agneau, lamm, lammfleisch, cordero, agnello, cordeiro, gosht lamb, domba`],
  ['honey', `honig, miele, miel, mel de abelha, miel d acacia`],
  // No allergen by any name
  [
    '',
    `apfel, pomme, manzana, maca fuji, birne, poire, zitrone, citron vert, limon, limone, naranja, apfelsine, orangensaft, jus d orange, apfelsaft, jus de pomme, jus de citron, banane, platano, erdbeere, erdbeeren, fraise, fresa, fragola, framboise, himbeere, himbeeren, heidelbeere, heidelbeeren, myrtille, arandano, mirtillo, kirsche, kirschen, cerise, ciliegia, traube, trauben, uva, raisin sec, rosine, rosinen, pflaume, prune rouge, pfirsich, peche jaune, melocoton, pesca noce frutta, ananassaft, tomate, tomaten, tomatenmark, tomates pelees, pomodoro, pomodori, pomodori pelati, jitomate, kartoffel, kartoffeln, pomme de terre, patata, papa, carotte, karotte, karotten, mohre, mohren, zanahoria, carota, cenoura, oignon, zwiebel, zwiebeln, cebolla, cipolla, cebola, echalote, knoblauch, aglio, alho, spinat, epinard, espinaca, spinaci, laitue, lechuga, kopfsalat, gurke, concombre, cetriolo, calabacin, zucchine, berenjena, melanzana, melanzane, poivron, pimiento, peperone, champignon de paris, pilze, funghi, seta, setas, mais, maiz, elote grano, riz, reis, reis basmati, arroz, riso, haricot rouge, haricot blanc, lentille, lenteja, linsen, lenticchie, kichererbsen, pois chiche, garbanzos, ceci, frijol, frijoles, erbsen, petit pois, guisante, piselli, huile d olive, olivenol, aceite de oliva, olio d oliva, azeite, huile de tournesol, sonnenblumenol, aceite de girasol, olio di girasole, rapsol, huile de colza, salz, sel, sel de mer, sal, sal marina, sale fino, pfeffer, poivre, poivre noir, pimienta, pepe nero, zucker, sucre, azucar, zucchero, acucar, wasser, eau, agua, acqua, kaffee, cafe noir, schwarzer tee, hefe, levure, levadura, lievito, backpulver, essig, vinaigre de cidre, vinagre de manzana, aceto di mele, confiture, marmelade, marmellata, petersilie, persil, perejil, prezzemolo, basilikum, basilic, albahaca, basilico, schnittlauch, ciboulette, koriander, coriandre, thymian, rosmarin, oregano seco, zimt, cannelle, canela, cannella, ingwer, gingembre, jengibre, zenzero, kurkuma, muskatnuss, nuez moscada, noix de muscade, noce moscata, nelken, clou de girofle, kokosmilch, lait de coco, leche de coco, latte di cocco, kokosnuss, noix de coco, coco rape, castano, maroni, pera, mela verde,
    aloo, gobi, bhindi, baingan, palak, methi, pyaz, adrak, lehsun, haldi, jeera, dhania, elaichi, laung, chawal, sabudana, kokum, amla, karela, lauki, turai, arbi, imli, gur, bajra, bajra flour, kuttu, kuttu flour, rajgira, rajgira flour, singhara, singhara flour, sama rice, urad, urad flour, moong, moong flour, makhana, phool makhana, fox nut, foxnut, umeboshi, shoga, pickled ginger, gari, pandan, pandan leaf, calamansi, ube, saba banana, kangkong, malunggay, singkamas, kamote, mirin free, kanten, daikon radish, negi, nopales, pozole, epazote leaf, achiote paste, tajin seasoning, chayote squash, yuca root, malanga root`,
  ],
];
