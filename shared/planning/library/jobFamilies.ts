/** A kind of job: how its titles read and the competencies that such a job has. */
export interface JobFamily {
  id: string;
  name: string;
  /** Where its work is done (see `workSettings`). */
  settings: readonly string[];
  /** Words of job titles, as cues; * ends a word stem. */
  titles: string;
  /** Words that name it only where the title names no other family. */
  loose: string;
  /** What any such job needs, surest first. */
  competencies: readonly string[];
  /** What such a job has where its lines bear it out; null for anything. */
  also: readonly string[] | null;
}

/** The last one fits every job. */
export const jobFamilies: readonly JobFamily[] = [
  family({
    ...{ id: 'elections', name: 'Elections', settings: 'desk counter' },
    titles: 'election*, voter*, poll worker*, registrar of voters, general registrar, ballot*',
    competencies: 'elections records compliance accuracy communication',
    also: 'customer-service training events',
  }),
  family({
    ...{ id: 'nursing', name: 'Nursing', settings: 'floor ward shifts' },
    titles: 'nurse*, nursing, rn, lpn, midwi*',
    competencies: 'patient-care medication-safety teamwork communication care-planning',
    also: 'records emergencies quality personal-support de-escalation compliance',
  }),
  family({
    ...{ id: 'medicine', name: 'Medicine', settings: 'floor ward shifts' },
    titles:
      'physician*, doctor*, surgeon*, psychiatrist*, medical officer*, medical director*, anesthesi*',
    competencies: 'patient-care communication teamwork medication-safety problem-solving',
    also: 'records emergencies research teaching care-planning quality',
  }),
  family({
    ...{ id: 'ambulance', name: 'Ambulance and emergency care', settings: 'floor shifts' },
    titles: 'paramedic*, emt, ambulance*, emergency medical*',
    competencies: 'emergencies patient-care teamwork communication problem-solving',
    also: 'driving records medication-safety',
  }),
  family({
    ...{ id: 'clinic', name: 'Clinics and practices', settings: 'floor shifts' },
    titles:
      'dental nurse*, dental assistant*, medical assistant*, dental*, dentist*, hygienist*, optician*, optometr*, clinical*, radiograph*, radiolog*, sonograph*, nutritionist*, dietit*, dietici*, healthcare assistant*, health care assistant*, medical*, patient*',
    competencies: 'patient-care medication-safety teamwork communication accuracy',
    also: 'records customer-service reception emergencies laboratory personal-support',
  }),
  family({
    ...{ id: 'therapy', name: 'Therapy', settings: 'desk' },
    titles:
      'therapist*, counselor*, counsellor*, psycholog*, physio*, occupational therap*, speech*, psychotherap*',
    competencies: 'care-planning communication integrity teamwork problem-solving',
    also: 'records de-escalation emergencies patient-care research stakeholders personal-support',
  }),
  family({
    ...{ id: 'social-work', name: 'Social work', settings: 'desk' },
    titles:
      'community health worker*, social worker*, social work*, case manager*, case worker*, caseworker*, support coordinator*, outreach worker*, family worker*',
    competencies: 'care-planning casework communication integrity prioritizing',
    also: 'records de-escalation personal-support emergencies stakeholders customer-service',
  }),
  family({
    ...{ id: 'care', name: 'Care and support', settings: 'floor shifts' },
    titles:
      'caregiver*, carer*, care assistant*, care worker*, support worker*, home health*, nursing assistant*, personal care*, companion*, healthcare assistant*, direct support*, residential*, care home*',
    competencies: 'personal-support communication teamwork records problem-solving',
    also: 'patient-care medication-safety de-escalation cleaning emergencies care-planning',
  }),
  family({
    ...{ id: 'pharmacy', name: 'Pharmacy', settings: 'floor counter ward shifts' },
    titles: 'pharmac*',
    competencies: 'medication-safety accuracy customer-service communication teamwork',
    also: 'records compliance cash-handling retail warehouse',
  }),
  family({
    ...{ id: 'childcare', name: 'Early years', settings: 'floor shifts' },
    titles:
      'nursery nurse*, child care*, childcare*, preschool*, pre-school*, nursery*, early childhood*, early years*, daycare*, day care*, nanny, nannies, babysitter*, child and youth*, child development*, montessori*',
    competencies: 'young-children communication teamwork problem-solving emergencies',
    also: 'classroom-conduct records workplace-safety food-safety cleaning',
  }),
  family({
    ...{ id: 'youth', name: 'Youth work', settings: 'floor' },
    titles: 'youth*, camp*, after-school*, after school*, playground*, recreation leader*, scout*',
    competencies: 'classroom-conduct communication teamwork problem-solving emergencies',
    also: 'young-children events teaching coaching de-escalation records',
  }),
  family({
    ...{ id: 'teaching', name: 'Schools', settings: 'school' },
    titles:
      'teacher*, teaching*, tutor*, educator*, school*, headteacher*, head teacher*, deputy head*, headmaster*, headmistress*, special education*, senco, paraeducator*, substitute*',
    competencies: 'teaching classroom-conduct assessment communication teamwork',
    also: 'records de-escalation young-children stakeholders projects events',
  }),
  family({
    ...{ id: 'lecturing', name: 'Colleges and universities', settings: 'desk' },
    titles:
      'professor*, lecturer*, faculty, instructor*, dean, instructional*, academic*, instruction',
    competencies: 'teaching assessment communication teamwork problem-solving',
    also: 'research writing projects stakeholders accuracy',
  }),
  family({
    ...{ id: 'training', name: 'Training', settings: 'desk' },
    titles: 'trainer*, training*, learning and development',
    competencies: 'training communication learning teamwork problem-solving',
    also: 'teaching assessment projects data-analysis stakeholders writing',
  }),
  family({
    ...{ id: 'coaching', name: 'Sports and fitness', settings: 'floor' },
    titles:
      'swim instructor*, swimming instructor*, fitness instructor*, yoga teacher*, yoga instructor*, coach*, fitness*, personal trainer*, lifeguard*, swim*, yoga*, gym*, sports*, pilates*',
    competencies: 'coaching communication emergencies customer-service teamwork',
    also: 'events cash-handling cleaning classroom-conduct',
  }),
  family({
    ...{ id: 'kitchen', name: 'Kitchen', settings: 'floor shifts' },
    titles:
      'cook*, chef*, pizza*, kitchen*, dishwasher*, food prep*, prep, sous*, commis*, catering*, culinary*, food service*, school nutrition*',
    competencies: 'kitchen food-safety teamwork communication prioritizing',
    also: 'cleaning workplace-safety warehouse shift-leading',
  }),
  family({
    ...{ id: 'baking', name: 'Bakery', settings: 'floor counter shifts' },
    titles: 'baker*, pastry*, confection*, cake*',
    competencies: 'baking food-safety teamwork communication prioritizing',
    also: 'kitchen customer-service cash-handling retail cleaning shift-leading workplace-safety warehouse',
  }),
  family({
    ...{ id: 'cafe', name: 'Cafés and counters', settings: 'floor counter shifts' },
    titles:
      'barista*, café*, cafe*, coffee*, ice cream*, counter*, deli, juice*, tea room*, sandwich*, crew member*, fast food*',
    competencies: 'customer-service food-safety teamwork cash-handling communication',
    also: 'kitchen drinks cleaning retail baking guest-service shift-leading',
  }),
  family({
    ...{ id: 'bar', name: 'Bars', settings: 'floor counter table shifts' },
    titles: 'bartend*, bar, barback*, mixolog*, sommelier*',
    competencies: 'drinks guest-service teamwork cash-handling communication',
    also: 'food-safety cleaning customer-service shift-leading warehouse',
  }),
  family({
    ...{ id: 'hospitality', name: 'Restaurants', settings: 'floor counter table shifts' },
    titles:
      'server*, waiter*, waitress*, wait staff, host, hostess, restaurant*, front of house*, dining*, banquet*, food and beverage*, hospitality',
    competencies: 'guest-service teamwork food-safety communication cash-handling',
    also: 'customer-service drinks cleaning kitchen shift-leading events',
  }),
  family({
    ...{ id: 'hotel', name: 'Hotels', settings: 'floor counter shifts' },
    titles: 'hotel*, guest*, concierge, bellhop*, night audit*, resort*, hostel*',
    competencies: 'guest-service teamwork communication problem-solving cash-handling',
    also: 'customer-service reception cleaning shift-leading emergencies',
  }),
  family({
    ...{ id: 'reception', name: 'Reception', settings: 'desk counter' },
    titles: 'receptionist*, front desk*, front office*, switchboard*',
    competencies: 'reception customer-service communication accuracy prioritizing',
    also: 'administration records cash-handling integrity',
  }),
  family({
    ...{ id: 'cleaning', name: 'Cleaning', settings: 'floor shifts' },
    titles: 'cleaner*, cleaning*, sanitation*, janitor*, custodian*, housekeep*, maid',
    competencies: 'cleaning workplace-safety teamwork communication problem-solving',
    also: 'maintenance customer-service guest-service food-safety shift-leading',
  }),
  family({
    ...{ id: 'driving', name: 'Driving', settings: 'floor' },
    titles:
      'driver*, driving*, chauffeur*, courier*, truck*, bus operator*, motor vehicle operator*',
    competencies: 'driving workplace-safety communication problem-solving customer-service',
    also: 'records warehouse maintenance emergencies',
  }),
  family({
    ...{ id: 'dispatch', name: 'Dispatching', settings: 'desk' },
    titles:
      'air traffic control*, traffic controller*, dispatch*, transport* coordinator*, fleet coordinator*, call handler*',
    competencies: 'dispatch communication prioritizing problem-solving accuracy',
    also: 'logistics records customer-service data-analysis emergencies',
  }),
  family({
    ...{ id: 'fire', name: 'Fire and rescue', settings: 'floor shifts' },
    titles:
      'firefight*, fire fight*, fire chief*, fire captain*, fire officer*, fire marshal*, fire inspector*, fire department*',
    competencies: 'firefighting teamwork emergencies workplace-safety communication',
    also: 'fieldwork records maintenance driving patient-care',
  }),
  family({
    ...{ id: 'forestry', name: 'Forests, parks and field work', settings: 'floor' },
    titles:
      'forest*, ranger*, wildlife*, trail*, arborist*, conservation*, wildland*, park, parks, park ranger*',
    competencies: 'fieldwork workplace-safety teamwork problem-solving communication',
    also: 'records customer-service emergencies environment growing driving research',
  }),
  family({
    ...{ id: 'growing', name: 'Farms, gardens and grounds', settings: 'floor' },
    titles:
      'farm worker*, landscap*, groundskeep*, gardener*, garden*, farm*, grower*, greenhouse*, horticultur*, nursery*, vineyard*, agricultur*, orchard*, ranch*, grounds*',
    competencies: 'growing workplace-safety teamwork problem-solving communication',
    also: 'maintenance driving animal-care customer-service production warehouse food-safety environment retail',
  }),
  family({
    ...{ id: 'animals', name: 'Animals', settings: 'floor' },
    titles:
      'zoo*, veterinary nurse*, veterinary assistant*, veterinar*, vet, vet nurse*, animal*, zookeeper*, kennel*, groomer*, dog*, pet*, stable*, horse*',
    competencies: 'animal-care customer-service teamwork communication problem-solving',
    also: 'medication-safety records cleaning emergencies laboratory growing',
  }),
  family({
    ...{ id: 'guarding', name: 'Guarding', settings: 'floor premises shifts' },
    titles:
      'security officer*, security guard*, guard*, loss prevention*, security supervisor*, door supervisor*, bouncer*',
    competencies: 'protective-services de-escalation communication records teamwork',
    also: 'emergencies customer-service integrity',
  }),
  family({
    ...{ id: 'policing', name: 'Police and enforcement', settings: 'floor shifts' },
    titles:
      'park enforcement*, parking enforcement*, police*, sheriff*, trooper*, correction*, detective*, enforcement*, constable*, probation*, parole*, investigator*',
    competencies: 'protective-services de-escalation emergencies integrity records',
    also: 'customer-service driving compliance communication audit',
  }),
  family({
    ...{ id: 'information-security', name: 'Information security', settings: 'desk' },
    titles:
      'cyber*, information security*, security engineer*, security analyst*, security architect*, penetration*, infosec*, it security*, security',
    competencies: 'information-security problem-solving communication teamwork learning',
    also: 'networks cloud-operations software compliance audit projects',
  }),
  family({
    ...{ id: 'data', name: 'Data analysis', settings: 'desk' },
    titles:
      'data*, analytics, business intelligence*, business analyst*, operations analyst*, reporting analyst*, insight*',
    competencies: 'data-analysis problem-solving communication accuracy stakeholders',
    also: 'data-engineering research projects change strategy',
  }),
  family({
    ...{ id: 'data-engineering', name: 'Data engineering and machine learning', settings: 'desk' },
    titles:
      'database administrat*, data scien*, data engineer*, machine learning*, ml engineer*, ai engineer*, database*, data architect*',
    competencies: 'data-engineering data-analysis problem-solving communication teamwork',
    also: 'software cloud-operations research projects',
  }),
  family({
    ...{ id: 'statistics', name: 'Statistics', settings: 'desk' },
    titles: 'statistic*, biostat*, demograph*, economist*, actuar*',
    competencies: 'data-analysis research accuracy communication problem-solving',
    also: 'writing policy audit budgeting data-engineering',
  }),
  family({
    ...{ id: 'product', name: 'Product', settings: 'desk' },
    titles: 'product manager*, product owner*, product lead*, head of product, product, products',
    competencies: 'product stakeholders prioritizing communication data-analysis',
    also: 'strategy design projects',
  }),
  family({
    ...{ id: 'design', name: 'Design', settings: 'desk' },
    titles:
      'designer*, design*, ux, ui, illustrator*, art director*, creative director*, animator*, artist*',
    competencies: 'design communication teamwork problem-solving stakeholders',
    also: 'media-production marketing projects',
  }),
  family({
    ...{ id: 'it-support', name: 'IT help desk', settings: 'desk' },
    titles:
      'help desk*, helpdesk*, it support*, desktop*, it technician*, it specialist*, information technology*, it assistant*, it officer*',
    competencies: 'it-support customer-service problem-solving communication prioritizing',
    also: 'networks cloud-operations information-security records projects',
  }),
  family({
    ...{ id: 'systems', name: 'Systems and networks', settings: 'desk' },
    titles:
      'it manager*, it director*, head of it, network*, system* administrat*, systems administrat*, it administrat*, infrastructure*, systems engineer*',
    competencies: 'networks cloud-operations problem-solving communication teamwork',
    also: 'it-support information-security projects',
  }),
  family({
    ...{ id: 'technical-support', name: 'Technical support', settings: 'desk' },
    titles:
      'technical support*, support engineer*, product support*, support analyst*, application support*, support specialist*, customer support engineer*',
    competencies: 'product-support customer-service problem-solving communication teamwork',
    also: 'cloud-operations networks data-analysis writing accounts',
  }),
  family({
    ...{ id: 'software', name: 'Software', settings: 'desk' },
    titles:
      'solutions architect*, software architect*, enterprise architect*, software*, developer*, programmer*, full stack*, full-stack*, frontend*, front-end*, front end*, backend*, back-end*, back end*, web*, mobile*, ios, android',
    competencies: 'software problem-solving communication teamwork learning',
    also: 'cloud-operations data-engineering information-security product networks',
  }),
  family({
    ...{ id: 'devops', name: 'Cloud and operations', settings: 'desk' },
    titles: 'devops*, sre, site reliability*, cloud*, platform engineer*',
    competencies: 'cloud-operations software problem-solving communication teamwork',
    also: 'networks information-security data-engineering',
  }),
  family({
    ...{ id: 'software-testing', name: 'Software testing', settings: 'desk' },
    titles: 'qa*, tester*, test engineer*, test analyst*, test automation*',
    competencies: 'software-testing problem-solving communication accuracy teamwork',
    also: 'software quality',
  }),
  family({
    ...{ id: 'quality', name: 'Quality', settings: 'plant' },
    titles: 'quality*, qa*',
    competencies: 'quality accuracy problem-solving communication teamwork',
    also: 'records production laboratory audit food-safety compliance engineering',
  }),
  family({
    ...{ id: 'laboratory', name: 'Laboratories', settings: 'floor shifts' },
    titles:
      'biomedical scientist*, clinical scientist*, laborator*, lab, labs, chemist*, biolog*, microbiolog*, technologist*, phlebotom*, histotech*',
    competencies: 'laboratory accuracy teamwork problem-solving communication',
    also: 'quality records workplace-safety environment',
  }),
  family({
    ...{ id: 'research', name: 'Research', settings: 'desk' },
    titles: 'research*, postdoc*, fellow*, evaluat*, scientist*, physicist*, monitoring*',
    competencies: 'research data-analysis communication problem-solving accuracy',
    also: 'writing projects stakeholders laboratory policy fundraising teaching',
  }),
  family({
    ...{ id: 'construction', name: 'Construction', settings: 'floor' },
    titles:
      'crane operator*, heavy equipment operator*, mason*, construction*, roofer*, carpenter*, joiner*, surveyor*, equipment operator*, crane*, excavator*, highway*, road*, rigger*, scaffold*, plasterer*, tiler*, glazier*, painter*, labourer*, laborer*, bricklayer*, groundwork*',
    competencies: 'construction workplace-safety teamwork problem-solving communication',
    also: 'maintenance driving accuracy craft customer-service',
  }),
  family({
    ...{ id: 'site-management', name: 'Running building sites', settings: 'desk' },
    titles:
      'construction manager*, construction project*, construction superintendent*, site manager*, quantity surveyor*',
    competencies: 'construction projects workplace-safety communication problem-solving',
    also: 'budgeting engineering procurement negotiation stakeholders quality compliance',
  }),
  family({
    ...{ id: 'installation', name: 'Electrical, plumbing and heating work', settings: 'floor' },
    titles:
      'electric*, plumber*, plumbing*, hvac*, pipefitter*, refrigeration*, sheet metal*, heating*, gas engineer*, elevator*',
    competencies: 'maintenance workplace-safety problem-solving customer-service communication',
    also: 'construction driving records teamwork craft',
  }),
  family({
    ...{ id: 'craft', name: 'Crafts and workshops', settings: 'floor' },
    titles:
      'cabinetmaker*, cabinet*, joiner*, woodwork*, welder*, welding*, upholster*, tailor*, seamstress*, jewel*, blacksmith*, fabricat*, machinist*, toolmaker*, furniture*, potter*, cnc*, sheet metal*',
    competencies: 'craft workplace-safety accuracy problem-solving teamwork',
    also: 'production construction quality',
  }),
  family({
    ...{ id: 'maintenance', name: 'Maintenance and repair', settings: 'floor' },
    titles:
      'maintenance*, mechanic*, repair*, facility*, facilities*, caretaker*, handy*, installer*, field service*, service technician*, building engineer*',
    competencies: 'maintenance workplace-safety problem-solving communication prioritizing',
    also: 'customer-service records cleaning construction driving emergencies',
  }),
  family({
    ...{ id: 'engineering', name: 'Engineering', settings: 'desk' },
    titles:
      'civil engineer*, project engineer*, mechanical engineer*, electrical engineer*, process engineer*, structural*, design engineer*, chemical engineer*, environmental engineer*, manufacturing engineer*, aerospace*, project engineer*, architect, architects, drafter*, stormwater*',
    loose: 'engineer*, engineering, architect*',
    competencies: 'engineering problem-solving communication accuracy teamwork',
    also: 'quality projects stakeholders writing compliance production data-analysis',
  }),
  family({
    ...{ id: 'environment', name: 'Environment', settings: 'desk' },
    titles: 'environment*, sustainab*, climate*, energy*, water*, waste*',
    competencies: 'environment communication problem-solving accuracy compliance',
    also: 'projects research data-analysis stakeholders writing engineering fieldwork laboratory',
  }),
  family({
    ...{ id: 'production', name: 'Production', settings: 'floor plant shifts' },
    titles: 'production*, machine operator*, operator*, assembl*, manufactur*, packer*, factory*',
    competencies: 'production workplace-safety teamwork accuracy problem-solving',
    also: 'quality maintenance warehouse food-safety cleaning shift-leading',
  }),
  family({
    ...{ id: 'warehouse', name: 'Warehouse', settings: 'floor shifts' },
    titles:
      'warehouse*, stock clerk*, stock*, forklift operator*, forklift*, shipping*, material handler*, order picker*, picker*, loader*, distribution*',
    competencies: 'warehouse workplace-safety teamwork accuracy communication',
    also: 'logistics driving records customer-service shift-leading',
  }),
  family({
    ...{ id: 'supply', name: 'Supplies and stores', settings: 'desk' },
    titles:
      'supply technician*, supply clerk*, inventor*, supply specialist*, storekeeper*, supply*',
    competencies: 'warehouse accuracy prioritizing communication problem-solving',
    also: 'administration procurement records customer-service compliance logistics',
  }),
  family({
    ...{ id: 'logistics', name: 'Logistics', settings: 'desk' },
    titles: 'logistic*, supply chain*, import*, export*, freight*, fleet*, transport*',
    competencies: 'logistics problem-solving communication accuracy prioritizing',
    also: 'warehouse procurement data-analysis projects customer-service compliance dispatch stakeholders',
  }),
  family({
    ...{ id: 'retail', name: 'Shops', settings: 'floor counter shifts' },
    titles:
      'florist*, butcher*, fishmonger*, retail*, store*, shop*, cashier*, sales associate*, merchandis*, sales assistant*, shop assistant*, shift supervisor*',
    competencies: 'customer-service retail teamwork cash-handling communication',
    also: 'warehouse shift-leading cleaning food-safety protective-services',
  }),
  family({
    ...{ id: 'beauty', name: 'Hair and beauty', settings: 'floor counter' },
    titles:
      'hair*, stylist*, barber*, beaut*, nail*, makeup*, esthetic*, spa, massage*, salon*, cosmetolog*',
    competencies: 'beauty customer-service communication teamwork learning',
    also: 'cash-handling retail cleaning',
  }),
  family({
    ...{ id: 'fundraising', name: 'Fundraising', settings: 'desk' },
    titles:
      'grant writer*, fundrais*, development director*, development officer*, director of development, grant*, grants*, donor*, philanthrop*',
    competencies: 'fundraising communication stakeholders writing prioritizing',
    also: 'projects data-analysis research events strategy budgeting marketing',
  }),
  family({
    ...{ id: 'volunteers', name: 'Volunteers and communities', settings: 'desk' },
    titles: 'volunteer*, community manager*, community organi*, community engagement*, membership*',
    competencies: 'volunteers communication prioritizing teamwork problem-solving',
    also: 'recruiting events projects stakeholders marketing communications writing records fundraising',
  }),
  family({
    ...{ id: 'sales', name: 'Sales', settings: 'desk' },
    titles:
      'telemarket*, insurance agent*, insurance sales*, insurance broker*, sales rep*, sales manager*, sales exec*, sales development*, sales director*, sales engineer*, sales consultant*, inside sales*, outside sales*, head of sales, vp of sales, account executive*, business development*, salesperson*, telesales*',
    loose: 'sales*',
    competencies: 'new-business negotiation communication prioritizing problem-solving',
    also: 'accounts marketing stakeholders events strategy data-analysis',
  }),
  family({
    ...{ id: 'accounts', name: 'Accounts', settings: 'desk' },
    titles:
      'account manager*, customer success*, client success*, client partner*, relationship manager*, client relation*, client manager*',
    competencies: 'accounts communication problem-solving negotiation prioritizing',
    also: 'new-business customer-service product-support data-analysis projects stakeholders',
  }),
  family({
    ...{ id: 'marketing', name: 'Marketing', settings: 'desk' },
    titles: 'marketing*, brand*, social media*, seo, campaign*, growth*',
    competencies: 'marketing communication prioritizing writing stakeholders',
    also: 'communications data-analysis strategy projects design media-production events budgeting',
  }),
  family({
    ...{ id: 'communications', name: 'Communications', settings: 'desk' },
    titles:
      'communications*, public relations*, public affairs*, press*, media relations*, outreach*, social media*',
    competencies: 'communications writing communication prioritizing stakeholders',
    also: 'media-production events projects data-analysis volunteers',
  }),
  family({
    ...{ id: 'media', name: 'Writing and editing', settings: 'desk' },
    titles:
      'editor*, writer*, journalist*, reporter*, content*, copywriter*, author*, blog*, news*',
    competencies: 'writing accuracy communication prioritizing learning',
    also: 'marketing research projects strategy data-analysis media-production',
  }),
  family({
    ...{ id: 'photo-and-video', name: 'Photo, video and sound', settings: '' },
    titles:
      'video editor*, photograph*, video*, audio*, broadcast*, film*, camera*, sound*, producer*, television*, tv, media*',
    competencies: 'media-production communication prioritizing teamwork problem-solving',
    also: 'writing design accuracy projects events',
  }),
  family({
    ...{ id: 'translation', name: 'Languages', settings: 'desk' },
    titles: 'translator*, interpreter*, localization*, localisation*, linguist*',
    competencies: 'translation accuracy communication learning integrity',
    also: 'writing',
  }),
  family({
    ...{ id: 'collections', name: 'Libraries and museums', settings: 'desk counter' },
    titles: 'librar*, museum*, curator*, archiv*, collection*',
    competencies: 'collections communication accuracy teamwork problem-solving',
    also: 'customer-service records events projects research writing',
  }),
  family({
    ...{ id: 'legal', name: 'Law', settings: 'desk' },
    titles: 'attorney*, lawyer*, counsel, solicitor*, legal*, judge*',
    competencies: 'legal communication accuracy integrity prioritizing',
    also: 'negotiation compliance policy writing stakeholders projects',
  }),
  family({
    ...{ id: 'legal-support', name: 'Legal support', settings: 'desk' },
    titles:
      'paralegal*, legal assistant*, legal secretar*, legal admin*, court clerk*, clerk of court, law clerk*',
    competencies: 'legal-support accuracy prioritizing integrity communication',
    also: 'records administration legal customer-service writing compliance',
  }),
  family({
    ...{ id: 'policy', name: 'Policy and public service', settings: 'desk' },
    titles:
      'policy*, legislat*, advoca*, program analyst*, public administrat*, trade specialist*, government*',
    loose: 'planner*',
    competencies: 'policy communication research stakeholders writing',
    also: 'data-analysis projects compliance budgeting',
  }),
  family({
    ...{ id: 'compliance', name: 'Rules and inspection', settings: 'desk' },
    titles: 'compliance*, inspector*, regulatory*, licensing*, trust and safety*',
    competencies: 'compliance accuracy integrity communication problem-solving',
    also: 'audit records legal quality customer-service projects stakeholders environment',
  }),
  family({
    ...{ id: 'safety', name: 'Health and safety', settings: 'desk' },
    titles:
      'health and safety*, health & safety*, safety officer*, safety manager*, safety coordinator*, safety specialist*, ehs, hse',
    competencies: 'workplace-safety compliance communication problem-solving accuracy',
    also: 'environment emergencies records construction production quality',
  }),
  family({
    ...{ id: 'hr', name: 'Human resources', settings: 'desk' },
    titles:
      'head of people, chief people*, human resource*, hr, people operations*, people partner*, personnel, onboarding*, employee*',
    competencies: 'hr communication integrity stakeholders prioritizing',
    also: 'training recruiting payroll records compliance projects change data-analysis administration',
  }),
  family({
    ...{ id: 'recruiting', name: 'Recruiting', settings: 'desk' },
    titles: 'recruit*, talent*, sourcer*, staffing*',
    competencies: 'recruiting communication stakeholders prioritizing integrity',
    also: 'hr data-analysis records negotiation events accuracy',
  }),
  family({
    ...{ id: 'accounting', name: 'Accounting', settings: 'desk ledger' },
    titles:
      'accountant*, accounting*, bookkeep*, payroll*, accounts payable*, accounts receivable*, billing*, tax*, finance officer*, finance assistant*, financial controller*, controller*',
    competencies: 'accounting accuracy integrity communication prioritizing',
    also: 'budgeting audit payroll compliance data-analysis procurement records',
  }),
  family({
    ...{ id: 'finance', name: 'Finance', settings: 'desk' },
    titles: 'financ*, fp&a, treasur*, budget*, investment*, cfo',
    competencies: 'budgeting data-analysis communication accuracy stakeholders',
    also: 'accounting strategy projects change compliance',
  }),
  family({
    ...{ id: 'audit', name: 'Audit and risk', settings: 'desk' },
    titles: 'auditor*, audit*, risk*, examiner*, fraud*, underwrit*, insurance*, investigator*',
    competencies: 'audit accuracy integrity communication problem-solving',
    also: 'compliance data-analysis writing casework',
  }),
  family({
    ...{ id: 'procurement', name: 'Purchasing', settings: 'desk' },
    titles: 'procure*, purchas*, buyer*, contract*, sourcing*',
    competencies: 'procurement negotiation accuracy communication stakeholders',
    also: 'compliance budgeting logistics data-analysis projects records',
  }),
  family({
    ...{ id: 'customer-service', name: 'Customer service', settings: 'desk' },
    titles:
      'travel agent*, ticket agent*, service advisor*, parts advisor*, customer service*, customer support*, customer care*, call center*, call centre*, contact center*, contact centre*, service representative*, customer experience*',
    loose: 'customer*, support*, help*',
    competencies: 'customer-service communication problem-solving teamwork prioritizing',
    also: 'product-support records data-analysis accounts cash-handling administration',
  }),
  family({
    ...{ id: 'banking', name: 'Banking', settings: 'desk counter' },
    titles: 'teller*, bank teller*, bank*, loan*, mortgage*',
    competencies: 'customer-service accuracy integrity communication problem-solving',
    also: 'cash-handling compliance audit records accounts new-business',
  }),
  family({
    ...{ id: 'passengers', name: 'Passengers and visitors', settings: 'floor shifts' },
    titles:
      'tour guide*, flight attendant*, cabin crew*, steward*, usher*, valet*, train conductor*, attendant*',
    competencies: 'customer-service communication teamwork emergencies problem-solving',
    also: 'guest-service cash-handling de-escalation records cleaning',
  }),
  family({
    ...{ id: 'mail', name: 'Mail and parcels', settings: 'floor' },
    titles: 'mail carrier*, letter carrier*, postal*, mail handler*, mail clerk*',
    competencies: 'customer-service accuracy workplace-safety problem-solving communication',
    also: 'driving warehouse records',
  }),
  family({
    ...{ id: 'casework', name: 'Benefits and casework', settings: 'desk claims' },
    titles:
      'eligibility*, benefits*, claims*, immigration*, housing officer*, veterans service*, welfare*',
    competencies: 'casework customer-service accuracy communication integrity',
    also: 'records compliance care-planning',
  }),
  family({
    ...{ id: 'property', name: 'Property and lettings', settings: 'desk counter' },
    titles: 'property*, real estate*, letting*, leasing*, realtor*, estate agent*',
    competencies: 'property customer-service negotiation communication prioritizing',
    also: 'maintenance records budgeting compliance',
  }),
  family({
    ...{ id: 'events', name: 'Events', settings: 'desk' },
    titles: 'event*, wedding*, conference*',
    competencies: 'events communication prioritizing stakeholders problem-solving',
    also: 'budgeting guest-service marketing projects procurement volunteers customer-service negotiation',
  }),
  family({
    ...{ id: 'projects', name: 'Projects and programs', settings: 'desk' },
    titles:
      'project manager*, project coordinat*, project lead*, program manager*, program coordinat*, programme*, scrum*, delivery manager*, pmo, program director*',
    loose: 'project*, program*',
    competencies: 'projects stakeholders communication prioritizing problem-solving',
    also: '*',
  }),
  family({
    ...{ id: 'office', name: 'Office work', settings: 'desk' },
    titles:
      'executive assistant*, personal assistant*, secretar*, administrative*, office manager*, office admin*, office assistant*, clerk*',
    loose: 'assistant*, office*, coordinator*, administrator*, officer*',
    competencies: 'administration accuracy prioritizing communication problem-solving',
    also: 'records reception customer-service stakeholders events accounting payroll procurement volunteers casework hr projects writing',
  }),
  family({
    ...{ id: 'technician', name: 'Technical work', settings: 'floor' },
    titles: '',
    loose: 'technician*',
    competencies: 'problem-solving teamwork communication accuracy workplace-safety',
    also: '*',
  }),
  family({
    ...{ id: 'management', name: 'Management', settings: '' },
    titles: '',
    loose:
      'manager*, director*, head, chief*, supervisor*, president*, executive*, lead, ceo, coo, superintendent*',
    competencies: 'supervision communication problem-solving prioritizing teamwork',
    also: '*',
  }),
  family({
    ...{ id: 'any', name: 'Any job', settings: '' },
    titles: '',
    competencies: 'communication teamwork problem-solving prioritizing learning',
    also: '*',
  }),
];

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

function family(text: {
  id: string;
  name: string;
  settings: string;
  titles: string;
  loose?: string;
  competencies: string;
  also: string;
}): JobFamily {
  return {
    ...{ id: text.id, name: text.name, titles: text.titles, loose: text.loose ?? '' },
    ...{ settings: words(text.settings), competencies: words(text.competencies) },
    also: text.also === '*' ? null : words(text.also),
  };
}
