/** Common English words that the documentation does not use, and that look like typos of its words: `alien`, similar to `align`. */
export const englishWords: readonly string[] = (
  'aardvark abandons abide able absence absorb abuse abused accent accident accord accountant accurate accuse accusing ' +
  'accustom achieve achieved acorn acoustic across acute adaptation addicted addicting addictive adding adhering adjust ' +
  'admirable admiration admire admit adopt advances adventure advert advisers advisory advocate advocated aerial affect ' +
  'aged agency agenda agony agree agreed ahead aided aiding aids aimed aiming aims airport alarm alas albeit alien alike ' +
  'alleged alleging allocated allocation ally aloud alteration altering alters amaze amazed amazing amend amp ample ' +
  'amplifier amuse analyses ancestor ancient angel anger animal annoy annoyance anomalies antidote anybody anyhow apathy ' +
  'apologies appalled appalling apparent appeal applause appoint appreciation approve approved approving archives arena ' +
  'arguable argue argued arise arisen arising army arose arranges arrest arrival arrow articles artificial artistic arts ' +
  'ascend ashamed ashcan ashes aside asleep assembles assert assess assistance assists assort assuming assure assuring ' +
  'atheists atoms attack attain attended attending attitude attract aunt automates award aware axiom babies backbone ' +
  'backward badge badly baking balanced balancing ball ballot banal bang bank banned bans bargain bark barrel barriers ' +
  'basing basket bass batch bath baud beach beans bearing bears beast beat beaten because beds been beer began begun ' +
  'belief believing bells belt bench beta bets better betting beware beyond bible bidding bids bigot bill bird birth bite ' +
  'bitten blade blame blamed blanket blast bless blew blind bliss blood bloody blow blown blurb board boat bobs bogs ' +
  'bogus boil bold bolt bombs bond bonus book boom boost bore bored boring born borne borrow boss bothered bothers bought ' +
  'bounce bout bowl boys bracketed brackets brain brake brass brave breach bread breath bred breed brethren brick brief ' +
  'brightest broad brother brush bubble buck bucket buggers bulb bull bullet bunch burden burned burning burns burnt ' +
  'burst bury buses bush buss bust busy buyers cable cabled cabling cage cake calculus calm camp campaign campus cancer ' +
  'candidate cant capacity capitalism capitalist captain carbon cardboard cared careers careless caring carpet carriage ' +
  'carrot cars cased cash casing cassettes castle cater catholic cats causal caused causing caution cave cease ceased ' +
  'ceasing ceiling cell cellular censor central century chair chalk chance chancellor chaos chap chapel chapters charged ' +
  'charging charity charm chart chase chased chasing cheap cheat cheer cheese chemist chess chestnut chew chicken chief ' +
  'childish chip choir chop chord chorus chuck churches cider cite cited citing clarified clarifies clarifying clarity ' +
  'clash classical classify cleaners clearest clever cliff climb clog closest closet closure clubs clues cluster coach ' +
  'coal coast coat cobblers coded coffee coherent coincide coined coining coins coke cold collate collated collating ' +
  'colleague collective college colony column combat comedy comic commence commentary commission committee communal ' +
  'compact company compassion compel compelled compelling compensation compete competed competent competing competition ' +
  'competitor complacent complain complaint complex complexity complicate complicated complication compliment comply ' +
  'compose composed composer composing composite composition comprehend comprehension comprise comprised comprising ' +
  'compulsion computation computes conceal conceived concept concern concert concerto conclude concluded conclusion ' +
  'concrete concur condemnation condemned condemns condensed condenses conditional condone conduct conductor confident ' +
  'confine confined confining conform confront confused confuses confusion congest conjunction connotation consensus ' +
  'conservation consider consideration consist consistent consolation constitute constrains constructive consult ' +
  'consultant consumes contempt contend contentious contest continent continual continuation continuity continuous ' +
  'continuum contradict contrary contrast contribute contrived contrives controversy convenient conventional conversely ' +
  'convey convict convince convinced cool cooperate cooperation coordinates cope coped coping copper corpse correlate ' +
  'correlation correspondence correspondent corresponds corridor corrupt cosmic cotton cough councils counsel countless ' +
  'country county couple coupled coupling courage courier course court courtesy cousin cows crack craft cramp crap crass ' +
  'crawl crazy cream creative creature credible creed creep crew cried cries crime crisis crisp crowds crown crude cruel ' +
  'cruise cruised cruising crunch crush crying cryptic crystals cubic cult culture cumming cums cunning cup cupboard cure ' +
  'cured curing curly currency curry curse curtain customary cute cycle cycled cycling cylinder cynic daft daily damaging ' +
  'damn damnation danced danger dare dared daring darkness darling dashed dashes dashing datum dawn daylight daytime ' +
  'deadline deaf deal dealt dear death debatable debate debated debating decade decay decent decline declined declining ' +
  'decrease decreased dedicate dedicated deduce deducing deduction deed deem deeper defeat defect defend definitely ' +
  'definitive defy degradation degraded degrades degrading deity deliberate delicate delight delimiters delusion demand ' +
  'demented demise demolish denote dense density dentist department depress deprive deprived deputy derange deranged ' +
  'deranging descend descriptive desert deserved deserves deserving designate designers desirable desire desired desiring ' +
  'desperate despise destination destine destined destruction detach detected detecting detection detective detract ' +
  'devastate deviation devil devious devise devising devote devoted devoting dialects dialogue dials diary dice died dies ' +
  'diesel diet differential difficulty digital dignity dine dined diner dining dinner directive directors directs ' +
  'disagree disagreed disaster discarded discount discover discrete discretion discriminates discs discuss disease ' +
  'disguise disgust dish dishonest disliked dislikes dismal disorder disposal dispute disruption distinct distract ' +
  'distress district ditch ditto dive diverse divert divide divided divine division doctrine documentary dodge dogma dogs ' +
  'doing dominated donate donating donation done dons doom doors dose doubt downwards dozen draft dragon drain drama ' +
  'drank dread dream dreary drew dried dries drift drill drink drip drivel driver driving drove drown drug drums drunk ' +
  'drying ducks duff duly dummy dumped dumping dust dusty duty dying eager eagle earliest earn earth ease easier easily ' +
  'east eaten eater eating eats economies edition educated educating education effective effort eggs egos eighth elect ' +
  'electoral electron elegant elementary elephant elevator eleven eligible eliminate elite emerge emerged emerging emit ' +
  'emotional empire employ employee enclose enclosed enclosing enemy energy engage engaging engineers enhanced enhances ' +
  'enhancing enjoy enormous entail entire entirety entitled entitles entity entrance environmental envy episodes equality ' +
  'erasing essay estate estimation eternal eternity evenings everyday evident evil evolution evolve evolved evolving ' +
  'examination examine examined examiner exams exceed exceptional excite excited exciting exclamation excluded excludes ' +
  'excluding exclusion exclusively executed executes executing execution exempt exhausting exhausts existence expand ' +
  'expansion expectation expedition expenses expensive expert expertise explanatory exploit exploitation exploration ' +
  'explore explored exploring explosion explosive exposes expresses expressway extant extensive extent extinction ' +
  'extremes eyesight faced facility facts factual faculty faint faintest fair fairest fairy faith fallacy fallen falling ' +
  'fame familiar famine fancy fantastic farce fare farewell farm farmers farther farthest fashions fastest fate father ' +
  'faucet faulty fear feeble feed feedback feel feelings fell fellow felt feminist fence fender fever fewest fiction ' +
  'fiddle fiddled fiddling fierce fifth fifty fight figure filed filing film filthy finances fined finest fining finite ' +
  'fired firework firing firm fiscal fished fishes fiver flame flaw fleet flesh flew flood flour flowers flown fluid ' +
  'flute flying foam folded folk followers fond food fool forbade forcing forecast forgiven forgives forgot formal forth ' +
  'fortunate forty fossil fought foul fountain fourteen fourth fraction fragment frank fraud freak freed freeways french ' +
  'frequent friction fried fries frightened frightens frog fruit frustrate frying fudge fuel fumes functional fund ' +
  'funeral funnier funniest funny furry furthest fuse fussy futile fuzzy gain garble garden gasp gate gather gear generic ' +
  'generous genes genocide genre gently genuine ghost gift girls giving gladly glean glory glossy glove glowed glows ' +
  'gnome goals gods going gold golden goody gotten govern governor gown grab grace grade graduate graduated graffiti ' +
  'graffito grain grand graphical graphs grasp grass grave greasy great greatest greed greedy grief grim grind grip groan ' +
  'gross grown growth guarantee guest guidance guided guilt guinea guts gutter guys habit hack hail hairy hall halt halve ' +
  'hammer handful handicap handy hangover happiest happily happiness hardback harden hardest hardy harmful harsh hasten ' +
  'hasty hatred having havoc hazard headline heap hear heard heart heat heaven heavier heavy helped helping herd here ' +
  'herring hided hideous hiding highest hill hint hire hired hiring historian historic hitherto hits holders holy honest ' +
  'honey hope hoped hopeful hopeless hoping horde horse hotel house housing however humanity hundred hunted hunts hurts ' +
  'ideal identical identifying idiom idiot ignorance ignorant illogical imagine imagined immature immortal impact ' +
  'impaired impairing impended impending imperial implication imply important impose imposed imposing impressed ' +
  'imprisoned improves inability inane incarnation incentive incidence incident incline inclined inclining inclusion ' +
  'inclusive incomplete increase incur indeed indicate indicated indication indicative indirection indirectly induce ' +
  'induced inducing induction indulged indulges indulging inevitable infant infantile infect inference inferior infinite ' +
  'infinity inflation informative inherent inherit inhibited initiates initiative injure injuring injury innocence ' +
  'innocent innovation insane insect insist insistence inspiration inspire inspired instinct institutions insult ' +
  'insurance intact intake integrity intellect intend intensely intensive interact interest interfere interfered interior ' +
  'interpret interrogate interrupt interval intervene intervened interview introductory intuitive invade invaded invading ' +
  'invasion invent inventor invest invitation invite invited inviting involve involved involving irate iron irony ' +
  'irrational irritated irritates irritation island isolates issued issuing jammed jams jokes joking jolly judged juice ' +
  'junction jungle junior junk justice keen keyword kicked kicks kidded kids king kiss knew knife knock labs ladder lady ' +
  'laid lain lake landed landing landlord lane lark laser latter laugh laughter lavatory laws lawyer laziness leach ' +
  'leaders leaflets league leaned leaning leap leaved leaving lecturer lectures leisure lemon lend lengthy lenient lent ' +
  'lesson lest lethal letting liable libel liberal liberties librarian lifestyle lightning liked likewise liking linear ' +
  'lined lining lion lisp listings literary literate liver livest loan lodge logical lonely longest lord lorry losing ' +
  'losses loud loudest lousy love loved lover loving loyal luck lucky lumps lunch lung lurked lurks lust lying lyric ' +
  'machinery magazine magic mainframe maize major making mandate mangle mangled mangling mania manifesto manpower march ' +
  'marginal market marriage marry massive master mature maybe mayor maze meal meaningful meantime meat mechanic mechanism ' +
  'medical medicine medium meetings melody melt mental mentions mercy mere merging merit merry messed messes messing ' +
  'messy metaphor metric metro mice midday might mild mile mimic mindless mine minimal minister minor mint minus misery ' +
  'mislead misled misplaced misprint misread misses missile mist mistakes mistaking misuse moan moderate moderation ' +
  'modern modest mole molecule momentum money monitored monsters month moon moral morality more morning moron mortal ' +
  'mother motive motor motto mountain movie movies mucked mucks muddle muddled muddling mug murdered murdering murders ' +
  'musical mutter mutual mystic myth nail naive naked narrative narrowest nastiest nasty nation natural nature nay nearby ' +
  'neat necessary needle neglected neglects negotiate nerve nest neural newcomer newspaper nice nicer nicest nick ' +
  'nickname night nine noble noise noisy nominated noon normality north northern notifies notifying notion noun novel ' +
  'novice numbest numerals numerous nurse nuts obeyed obeying obeys objective oblige obliging obscuring observation ' +
  'obsessed obsesses obsolete obstruct obtain occasion occupied occupies occupying ocean oddly offend offerings officers ' +
  'offspring omissions onion onus operas operates operational opinion opponent oppose opposing opposition oppress optic ' +
  'optical optimal opus orange orbital ordinary organ orientates originate originated originator ought ours outcry ' +
  'outdated outgoing outraged outright outset overall overcame overcome overflow overhead overload overlong overlook ' +
  'overly overprice overpriced overridden overrode overseas overtime overtone owed owes owing ozone pace pacifier packet ' +
  'paged painless pains paintings palace panic paper paradise pardon parity park parochial parody parrot parsing particle ' +
  'partition partner passage passion password patch patent pathetic patient paused pausing pavement payments peace peak ' +
  'peasants pedal pedantic peer penalties pence pended pends pens percent perception perfect period permissible personnel ' +
  'persuaded persuading persuasion petty phased phasing phoned photocopy phrase phrased phrasing piano pigs pile pill ' +
  'pilot pinch pint pitch pity placing plague plagued plaguing planet plant plastering plasters plate plausible plea ' +
  'pleasant please pleased pleasing plot ploy plugged plugging plugs plus poems poet pointless poison polar pole polish ' +
  'politician pollution pool poor pope population pork portable porters portion portray posed posing possess postal ' +
  'postcard posters postpone pot pound pour poverty powder practicals practices praise pray preach preceded precedence ' +
  'precedent precedes preceding precious precise precision predict preface pregnant premature premise preparation ' +
  'presence preserved preserves preserving president pressure presumed presumes presuming pretend pretentious pretty ' +
  'prevalent prevent priest primarily primes principal principles printers printout prior priority prison prizes ' +
  'proceeded proceeding proceeds processor proclaim producers produces productive profession professional professor ' +
  'prohibits prolonged prolonging prominent promote promoted promoting promotion prone proof proportional proposal ' +
  'propose proposed proposing proposition prose prosecute prosecuted prosecution prospect prospective protein protest ' +
  'proud proved proven provides proving provoke provoked proximity publication publicity pudding pulp pulse pumps punch ' +
  'puncture punish puns punt pupil pure purge purity pursue pursued pursuing putt qualify quantity queen queued quietest ' +
  'quite quotation quoted rabid raced racing racism racist rack racket radar radiation radically rage raid rail railroad ' +
  'rain ranged ranging rank rant rape rapid rarer rarest rash rated rather rating rats rattle rave raved raving reactor ' +
  'realm rear rearranged rearranges reasonably reassure rebuilt recall receipt reception recipes reckon recollection ' +
  'recover recovery recruited recruiting recruits rectangular rectified rectifies rectifying recycled recycles recycling ' +
  'redefine redefined redefining reduction referendum refine refined refining reflex reform reformat refrain refund ' +
  'refute regain regard regime region regional regret regulation reign relates relativity relaxes relay relevance ' +
  'relevant reliable reliably relief relieve relieved relieving remainder remarkable remarked remarking remarks remedy ' +
  'remind remote rending rendition rends renew rent repair repent repetition reply representation representative ' +
  'reproduce reproduction repulsive reputation requisite reread rescue resemble resembled resent reservation reserve ' +
  'reserved reserving reset reside residence resident resign resist resort respect respective restrain resume resumed ' +
  'resuming retail retire retired retiring retract retrieval retrieve retrieved retrieving reuse reveal revelation ' +
  'revenge revenue revert revise revised revising revolt revolution reward rewrite rewriting rewritten rewrote rhyme rice ' +
  'rich ridding rides riding rids rigid riot ripped rips rise risen rising risked risks rival river road robot robust ' +
  'rocks rode roman roof rope rose rotten routed routine routs rude ruin ruled ruler ruling rung rural rush rusty ' +
  'sabotage sack sacred sadden safer safest said sail saint sake salary sale salt salvation sane sang sanity sank satire ' +
  'satisfies sauce scaling scarce scare scared scarf scaring scarlet scatter scenery schedule scholar science scored ' +
  'scoring scotch scrap scratch scream scrolled scrolling scum sealing seals season seat secondary secretary sector sects ' +
  'secular seed seek seem segments selective selfish sell semantic seminar senior sensation sense sensible sensitivity ' +
  'sentient sentiment sequel sequence series servants serving seven seventh severely sexes sexist sexuality shake shaken ' +
  'shaking shaky shallow shame shaped shaping shed sheep sheer shelf shelter shelve shined shining shiny shock shone ' +
  'shook shoot shop shortage shortest shorthand shot shout shove showers shutdown shuts shutting sick sickened sickening ' +
  'siding sigh sight sigma silliest silver simplest simplicity simply sincere sine singer singing sings singular sister ' +
  'situates sixth sixty sized sketch skill slang slave slept sliced slicing sliding slightest slip slippery slope slowest ' +
  'smallish smart smash smell smelly smiled smiling smith smoke smoked smoker smoking snack snail sneaks sneaky sniff ' +
  'snow soap sober social societies sock socket soil solar sold soldier solicitor solo solution solve solved solving song ' +
  'sons soonest sordid sore sorry sorting soul soup south southern spaced spare spatial speakers species specify specimen ' +
  'speculation sped spend spent spies spike spill spirit spit spite spoil spoke spoken sponsor spoof spool sport spot ' +
  'spout sprang spray sprung spur squad squash squeezes staff staggers stair stake stale stall stance standpoint stare ' +
  'stared staring stark starred starring stars startle startled startling starve starved starving station statistical ' +
  'steady steal steam steel steep steer stereo sterling sticky stimulate stimulated stimulating stimulation stir stole ' +
  'stolen stone stood stories storing storm strain strangest strategy straw stray streets strength stress strike striking ' +
  'strive stroke strongest struck structural struggle study stuff stumble stumbled stun stunt stupid substance subtle ' +
  'successor sue sued suffer suffice sugar suicidal suing suitable suitably sunk sunlight sunny superb supervise ' +
  'supervised supplied suppliers supplying supporters suppose supposed surname surprises survey survival suspect ' +
  'suspended sustains swallowed swam swamp swear sweat sweep sweet swept swim sword swore sworn swum symbolic symmetry ' +
  'sympathy symphony synthesizer systematic tack tackle tackled tackling tactic tactical tactless tail tailored tailoring ' +
  'taker taking tale talent tame tank tape taste tasted tasting taught taxation taxes teach telephone temperature ' +
  'temporarily tempt tend tense tension tenth termed terminator terming terror terse textual than thank thankful thee ' +
  'theft theorem theory thereafter thereby therein thereof thesis thief thieve think thirst thirty this thorough those ' +
  'thou though thought threat threatening threatens threw throat thrust thus tidy ties tiger tight till timed tins tire ' +
  'tired tiresome tiring toad toilet told tolerance toll tome tons tooth topical tore torn torture toss touching tough ' +
  'tour tourists tower town toys traced traces tracing trade traded trading tragic trail train transcript transient ' +
  'transition translator trap trash tray tread treasure treaty tree trek trend trendy trial tribe trick tricky trifle ' +
  'triple tripos troop truck truly truncates trunk trusty truth tubes tuned tuning twenty twin tying typeset typing ' +
  'unable unavoidable unbearable unbiased uncle undergoes undergone underlain underlies underlying undertakes undid ' +
  'undoes undoing undone unfounded unify unite university unlike unload unlock unnecessarily unreasonable unrelated ' +
  'unreliable unseen unsound unstable unsupported unsure untidy untrue unusable unused unusual unwanted upbringing upset ' +
  'upside urban urged urgent urges urging usefully using utter vacation vague valley valuable valued valve vans variance ' +
  'variation vary vast vegetable vehicles vein vend vendor venture venue verbal verse very viable vicar vice victory ' +
  'viewpoint vile villages violence virtual virtue virus vision visitor vital vocal vomit vote voted voter vouch wade ' +
  'waded wading waffle wage wake waked waking wall wander wanted wanting warm warp wars wary wash waste wasted wasting ' +
  'water waves waving weary weather wedded wedding week weekends weird welcomed welcoming west wets wetting whale ' +
  'whatsoever wheel whence whereas whereby wherever whichever whilst whim whistle wholly whoop whose wicked widest wife ' +
  'will winded winding winds wine wing winners winter wipe wiped wiping wired wiring wisdom wise wiser wisest wish witch ' +
  'withdrawal withdrew witty wive woken woman won wonder wondrous wont wood wooden wore workers workload workshop worm ' +
  'worry worst worthy would wound wrath wreck wren wretched writing yard yawn year yeti yourselves youth zone'
).split(' ');
