/** A kind of job: how its titles read and the competencies that any such job needs. */
export interface JobFamily {
  id: string;
  name: string;
  /** Words of job titles, as cues; * ends a word stem. */
  titles: string;
  /** Most telling first. */
  competencies: readonly string[];
}

/** The first family whose titles fit counts; the last one fits every job. */
export const jobFamilies: readonly JobFamily[] = [
  family(
    'elections',
    'Elections',
    'election*, voter*, poll worker*, registrar of voters, general registrar, ballot*',
    'elections records compliance customer-service accuracy training',
  ),
  family(
    'nursing',
    'Nursing and medicine',
    'nurse*, nursing, rn, lpn, physician*, doctor, medical assistant*, paramedic*, clinical, midwi*, surgeon*, dentist*, dental',
    'patient-care medication-safety care-planning teamwork records emergencies',
  ),
  family(
    'therapy',
    'Therapy and social work',
    'therapist*, counselor*, counsellor*, social worker*, psycholog*, case manager*, case worker*, caseworker*',
    'care-planning casework records stakeholders integrity communication',
  ),
  family(
    'care',
    'Care and support',
    'caregiver*, carer*, care assistant*, care worker*, support worker*, home health*, nursing assistant*, personal care, companion*',
    'personal-support patient-care teamwork records communication integrity',
  ),
  family(
    'pharmacy',
    'Pharmacy',
    'pharmac*',
    'medication-safety accuracy customer-service records compliance teamwork',
  ),
  family(
    'childcare',
    'Early years and youth work',
    'child care*, childcare*, preschool*, youth*, nursery*, camp*, early childhood*',
    'classroom-conduct teaching personal-support teamwork communication emergencies',
  ),
  family(
    'teaching',
    'Teaching',
    'teacher*, professor*, lecturer*, instructor*, tutor*, faculty, educator*, teaching*, trainer*, principal, dean',
    'teaching assessment classroom-conduct training communication stakeholders',
  ),
  family(
    'kitchen',
    'Kitchen',
    'cook*, chef*, baker*, pizza*, kitchen*, dishwasher*, barista*, food*, prep',
    'kitchen food-safety teamwork prioritizing workplace-safety guest-service',
  ),
  family(
    'hospitality',
    'Hospitality',
    'server*, waiter*, waitress*, bartender*, host, hostess, hotel*, restaurant*, front of house*, front desk*, guest*, concierge, catering',
    'guest-service food-safety customer-service teamwork cash-handling prioritizing',
  ),
  family(
    'cleaning',
    'Cleaning',
    'cleaner*, janitor*, custodian*, housekeep*, maid',
    'cleaning workplace-safety customer-service prioritizing teamwork learning',
  ),
  family(
    'driving',
    'Driving',
    'driver*, chauffeur*, courier*, truck*, motor vehicle*',
    'driving workplace-safety customer-service logistics records emergencies',
  ),
  family(
    'fire-forestry',
    'Fire, forestry and field work',
    'fire*, forest*, ranger*, landscap*, groundskeep*, gardener*, arborist*, wildlife*, farm*, trail*',
    'fieldwork workplace-safety emergencies teamwork maintenance communication',
  ),
  family(
    'guarding',
    'Security and protection',
    'security officer*, security guard*, guard*, police*, officer, correction*, detective*, loss prevention*, investigator*',
    'protective-services emergencies integrity records communication workplace-safety',
  ),
  family(
    'information-security',
    'Information security',
    'cyber*, information security*, security engineer*, security analyst*, security architect*, penetration*, infosec*, it security*',
    'information-security networks cloud-operations problem-solving compliance communication',
  ),
  family(
    'data',
    'Data',
    'data scien*, data engineer*, machine learning*, data analyst*, data*, analytics, business intelligence*, statistic*',
    'data-analysis data-engineering problem-solving accuracy communication stakeholders',
  ),
  family(
    'product',
    'Product',
    'product manager*, product owner*, product lead*, head of product, product, products',
    'product stakeholders data-analysis strategy communication prioritizing',
  ),
  family(
    'design',
    'Design',
    'designer*, design*, ux, ui, illustrator*, art director*, creative director*',
    'design stakeholders communication problem-solving prioritizing teamwork',
  ),
  family(
    'it-support',
    'IT support and networks',
    'help desk*, it support*, desktop*, it technician*, network*, system* administrator*, systems administrator*, it specialist*, information technology*',
    'it-support networks cloud-operations information-security customer-service problem-solving',
  ),
  family(
    'software',
    'Software',
    'software*, developer*, programmer*, devops*, full stack*, full-stack*, frontend*, front-end*, front end*, backend*, back-end*, back end*, web*, qa*, sre, mobile*, ios, android',
    'software software-testing cloud-operations problem-solving teamwork communication',
  ),
  family(
    'laboratory',
    'Laboratory and science',
    'laborator*, lab, chemist*, biolog*, scientist*, microbiolog*, physicist*, technologist*, phlebotom*',
    'laboratory research quality accuracy workplace-safety records',
  ),
  family(
    'research',
    'Research',
    'research*, postdoc*, fellow*, evaluat*',
    'research data-analysis communication stakeholders projects problem-solving',
  ),
  family(
    'construction',
    'Construction and trades',
    'carpenter*, mason*, welder*, construction*, roofer*, plumber*, electrician*, surveyor*, site manager*, equipment operator*, crane*, excavator*, highway*, road*, rigger*, scaffold*, plasterer*, tiler*, glazier*, painter*',
    'construction maintenance workplace-safety accuracy teamwork projects',
  ),
  family(
    'maintenance',
    'Maintenance and repair',
    'maintenance*, mechanic*, technician*, repair*, hvac tech*, hvac mechanic*, hvac install*, hvac service*, facilit*, installer*, caretaker*, site manager*, handy*',
    'maintenance workplace-safety problem-solving customer-service records prioritizing',
  ),
  family(
    'engineering',
    'Engineering',
    'engineer*, architect*, drafter*',
    'engineering quality projects problem-solving communication teamwork',
  ),
  family(
    'production',
    'Production',
    'production*, machine operator*, operator*, assembl*, manufactur*, machinist*, fabricat*',
    'production workplace-safety quality maintenance teamwork accuracy',
  ),
  family(
    'warehouse',
    'Warehouse and logistics',
    'warehouse*, logistic*, supply*, inventor*, stock*, forklift*, shipping*, dispatch*, material handler*',
    'warehouse logistics workplace-safety accuracy teamwork prioritizing',
  ),
  family(
    'retail',
    'Retail',
    'retail*, store*, shop*, cashier*, sales associate*, merchandis*, sales assistant*',
    'retail cash-handling customer-service teamwork warehouse prioritizing',
  ),
  family(
    'fundraising',
    'Fundraising',
    'fundrais*, development director*, development officer*, grant*, donor*, philanthrop*',
    'fundraising stakeholders writing communication projects data-analysis',
  ),
  family(
    'sales',
    'Sales',
    'sales*, account executive*, business development*, account manager*, customer success*',
    'new-business accounts communication customer-service prioritizing problem-solving',
  ),
  family(
    'marketing',
    'Marketing and communications',
    'marketing*, brand*, social media*, seo, communications*, public relations*, campaign*, outreach*, growth*, public affairs*',
    'marketing writing stakeholders data-analysis projects events',
  ),
  family(
    'media',
    'Media and writing',
    'editor*, writer*, journalist*, reporter*, producer*, content*, copywriter*',
    'writing communication accuracy prioritizing teamwork media-production',
  ),
  family(
    'photo-and-video',
    'Photo, video and sound',
    'photograph*, video*, audio*, broadcast*, film*, camera*, sound*',
    'media-production communication prioritizing accuracy teamwork',
  ),
  family(
    'collections',
    'Libraries and museums',
    'librar*, museum*, curator*, archiv*, collection*',
    'collections customer-service records training communication projects',
  ),
  family(
    'legal',
    'Law',
    'attorney*, lawyer*, counsel, paralegal*, legal*, clerk of court, judge*',
    'legal compliance writing accuracy integrity prioritizing',
  ),
  family(
    'policy',
    'Policy and public service',
    'policy*, legislat*, advoca*, government*, program analyst*, planner*, public administrat*',
    'policy research stakeholders communication writing projects',
  ),
  family(
    'hr',
    'Human resources',
    'human resource*, hr, recruit*, talent*, people operations*, personnel',
    'recruiting hr integrity communication compliance stakeholders',
  ),
  family(
    'finance',
    'Finance',
    'accountant*, accounting*, financ*, bookkeep*, auditor*, audit*, payroll*, controller*, treasur*, budget*, tax*, actuar*, economist*',
    'accounting budgeting audit accuracy compliance data-analysis',
  ),
  family(
    'procurement',
    'Purchasing',
    'procure*, purchas*, buyer*, contract*',
    'procurement stakeholders compliance budgeting accuracy communication',
  ),
  family(
    'customer-service',
    'Customer service',
    'customer*, call center*, support*, service representative*, receptionist*, help*',
    'customer-service communication problem-solving records teamwork prioritizing',
  ),
  family(
    'projects',
    'Projects and programs',
    'project*, program*, scrum*, delivery*, event*',
    'projects stakeholders budgeting communication prioritizing change',
  ),
  family(
    'office',
    'Office work',
    'clerk*, assistant*, secretar*, administrative*, office*, coordinator*, administrator*',
    'administration records customer-service accuracy prioritizing communication',
  ),
  family(
    'management',
    'Management',
    'manager*, director*, head, chief*, supervisor*, president*, executive*, lead, ceo, coo, superintendent*',
    'supervision strategy budgeting stakeholders change hr',
  ),
  family(
    'any',
    'Any job',
    '',
    'communication teamwork prioritizing problem-solving customer-service learning',
  ),
];

function family(id: string, name: string, titles: string, competencies: string): JobFamily {
  return { id, name, titles, competencies: competencies.split(' ') };
}
