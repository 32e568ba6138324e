/** Names that anybody in the trade knows; any other capital is a name of this employer or place. */
export const knownNames: ReadonlySet<string> = new Set(
  `Microsoft Office Excel Word PowerPoint Outlook Access Teams SharePoint Google Sheets Docs Workspace Adobe Photoshop
Illustrator InDesign Figma Sketch Canva AutoCAD Revit SolidWorks SQL MySQL PostgreSQL Python Java JavaScript TypeScript
React Node PHP HTML CSS AWS Azure Linux Windows Salesforce HubSpot SAP Oracle QuickBooks Xero Jira Confluence Git GitHub
Docker Kubernetes Terraform Tableau Power BI CRM ERP POS HR IT AI SEO UX UI CAD CAM CNC GIS API APIs REST HVAC PLC PPE
HACCP VAT SOPs SOP CCTV GAAP IFRS HIPAA OSHA EHR EMR SaaS ID IV CPR BIM XML JSON CSV VPN LAN CI CD COSHH DIY GMP ISO KPI KPIs WordPress Drupal Shopify Zendesk Slack Zoom English Spanish French German Italian Portuguese
Arabic Mandarin R`.split(/\s+/),
);

/** Said of every job, of the employer or of the terms: no question can be made of it. */
export const empty =
  /\b(?:aspects?|various|excellence|cultures?|missions?|values?|society|societal|diversity|diverse|equity|inclusion|inclusive|opportunit\p{L}+|success|impact|best practices?|initiatives?|world|world-class|vision|duties|functions|responsibilit\p{L}+|activities|matters|etc|needs of|excellent|exceptional|outstanding|superior|amazing|exciting|dynamic|fast-paced|professionalism|positive|friendly|enthusias\p{L}+|passion\p{L}*|attitude|energy|wages?|salary|pay|bonus(?:es)?|benefits|resumes?|posting|orientation|degrees?|background|ladders?|age|religio\p{L}+|church|faith|everything|anything|things|stuff|range|variety|number|manner|basis|others?|own|same|similar|acceptable|such|related|necessary|assigned|additional|core|effective|efficient|you|your|we|us|following|below|above|this|these|those|it|they|them|he|she|his|her|him|its|confidentiality|discretion|trust)\b/iu;

/** Nouns without a plural, which need no article. */
export const uncountable =
  /(?:ing|(?<!posi|loca|applica|presenta|sta|organiza|institu|corpora|sec|ques|ses|mis|deci|divi|profes|func)[ts]ion|(?<!environ|depart|agree|appoint|docu|require|assess|instru|assign|state|invest|pay)ment|ance|ence|ity|ness|ware|(?<!relation)ship|ics|cy|phy|logy|ism|th)$|^(?:data|food|equipment|stock|work|staff|traffic|mail|cash|support|service|research|access|advice|care|content|control|design|display|feedback|finance|information|knowledge|law|maintenance|media|money|music|news|paper|paperwork|personnel|police|produce|progress|property|sales|software|storage|supply|training|transport|travel|trash|waste|water|time|wood|metal|glass|steel|concrete|soil|gas|oil|fuel|air|coffee|tea|milk|meat|fish|bread|dough|wine|beer|laundry|linen|merchandise|analysis|copy|code|art|film|video|audio|sound|press|stress|change|growth|spend|trade|repair|wear|debt|credit|tax|payroll|inventory|machinery|carpentry|delivery|discovery|recovery|storage|usage|drainage|sewage|percentage|correspondence|literature|livestock|furniture|experience|expertise|people|children|men|women|use|intake|retail|web|safety|hand|phone|telephone|email|chat|person|foot|life|custody|trust|mass|chemistry)$/iu;

/** What everybody promises, or what says too little of what is done. */
export const softVerbs = new Set(
  `accomplish account achieve act adhere adopt advance advocate align appoint assume assure attend attract bring
call capture care accommodate celebrate champion comfort complete comply conceive confer connect conserve contribute cooperate deliver
demonstrate display dispose drive do earn elevate embed employ empower enable encourage engage enhance ensure envision
exercise exhibit expand express fill follow foster fulfill fulfil gain generate give govern grow help hold
illustrate influence initiate innovate interact join judge lay leverage look maximize meet minimize motivate nurture
obtain offer own participate place promote pull purport pursue raise recall receive recognize reinforce relate
represent serve shape share stage steer strengthen support sustain take touch travel undertake uphold
use utilize value watch work turn relay render transact understand`.split(/\s+/),
);
/** With nothing else to do it to, a task is that of any job. */
export const anyThing =
  /^(?:problems?|decisions?|solutions?|tasks?|work|support|issues?|information|data|plans?|projects?|process(?:es)?|procedures?|reports?|people|staff|teams?|skills?|tools?|services?|needs?|results?|ideas?|changes?|priorit(?:y|ies)|deadlines?|goals?|objectives?|concerns?|questions?|management|customers?|clients?|strateg(?:y|ies)|systems?|technolog(?:y|ies)|methods?|standards?|policies|level|ones?|quality|performance|improvements?|feedback|documents?|records?|documentation)$/iu;

/** Behind "experience with" a name is a tool or a rule, unless it is a place or an office. */
export const mostTools = 2;
export const places =
  /\b(?:The|County|City|State|States|Department|Office(?! (?:suite|applications|software|products|programs|tools))|Board|University|School|College|Inc|Ltd|Committee|Project|Foundation|Academy|Church|Union|Center|Centre|Bay|River|Island|North|South|East|West)\b/u;
