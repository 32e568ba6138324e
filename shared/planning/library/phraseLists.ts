/** Names that anybody in the trade knows; any other capital is a name of this employer or place. */
export const knownNames: ReadonlySet<string> = new Set(
  `Microsoft Office Excel Word PowerPoint Outlook Access Teams SharePoint Google Sheets Docs Workspace Adobe Photoshop
Illustrator InDesign Figma Sketch Canva AutoCAD Revit SolidWorks SQL MySQL PostgreSQL Python Java JavaScript TypeScript
React Node PHP HTML CSS AWS Azure Linux Windows Salesforce HubSpot SAP Oracle QuickBooks Xero Jira Confluence Git GitHub
Docker Kubernetes Terraform Tableau Power BI CRM ERP POS HR IT AI SEO UX UI CAD CAM CNC GIS API APIs REST HVAC PLC PPE
HACCP VAT SOPs SOP CCTV GAAP IFRS HIPAA OSHA EHR EMR SaaS ID IV CPR BIM XML JSON CSV VPN LAN CI CD COSHH DIY GMP ISO KPI KPIs WordPress Drupal Shopify Zendesk Slack Zoom English Spanish French German Italian Portuguese
Arabic Mandarin R`.split(/\s+/),
);

/** No line with such words is quoted: they speak of the employer, the terms, the page or a way to be. */
export const neverQuoted =
  /\b(?:we|us|we['’]re|you|(?:from|until|between) (?:early |mid-|late |the end of )?(?:january|february|march|april|june|july|august|september|october|november|december)|office setting|your (?:own|previous|relevant|prior)|missions?|cultures?|(?:our|core|['’]s) values|diversity|equity|inclusive|exciting|dynamic|passion\p{L}*|enthusias\p{L}+|attitude|interest in|positive|professionalism|professional manner|courteous|integrity|honest\p{L}*|punctual\p{L}*|attendance|dress code|uniform|world-class|excellence|benefits package|salary|wages?|bonus(?:es)?|stipend|pension|perks?|remuneration|r[eé]sum[eé]s?|cvs?|cover letter|letter|to apply|apply (?:now|online|by|via|to|here|for)|applying for|application (?:form|letter|process)|references|background (?:check|investigation|screen\p{L}*)|drug (?:test|screen)\p{L}*|medical exam|degree(?! of)|diploma|licen[sc]e[ds]?|certificat\p{L}+|certified|commut\p{L}+|relocat\p{L}+|transportation|availability|be available|weekends?|overtime|church|faith|religio\p{L}+|ministry|gods?|age|gender|handbook|(?:other|related|additional|assigned|various) (?:\p{L}+ )?(?:duties|tasks|projects|functions|assignments)|as assigned|as (?:noted|described|listed)|above|below|the following|this (?:position|role|job|posting)|will (?:receive|be (?:provided|given|offered|paid|posted))|entitled|eligible|training (?:is|will)|must be(?! able)|probation\p{L}*|full[- ]time|part[- ]time|veterans?|citizens?\p{L}*|visa|click|responsibilities|functions pertain|may (?:also )?be|should be|some positions|collaborative|take the initiative)\b|^(?:[\p{L}’']+ ){0,4}(?<!\b(?:as|that|so|when|while|before|after|if|how|what) )(?:it|they|them|their|these|those|such|this|its|his|her)\b/iu;

/** … nor one that begins so: said of every job, or no work that can be spoken of. */
export const neverQuotedFirst =
  /^(?:\p{L}+ly )?(?:shares?|believes?|involv(?:es?|ing)|requires?|(?:the )?work (?:involves|requires|is|at|alone)|harvest help|(?:fill|finish|top|cover|combine|decorate) (?:with|in|by)|speaks?|listen(?:s|ing)? to others|receives? (?:an? )?(?:\p{L}+ )?(?:training|induction)|work(?:s|ing)? (?:to|with (?:us|our team|the team|others)|as an?|under|in an?|hard|independently|\p{L}+ly(?! with))|meets?(?! (?:with|and))|exceeds?|achieves?|embod\p{L}+|attends?|uphold\p{L}*|adheres?|compl(?:y|ies)|conforms?|follows?(?!.* and )|demonstrates?|exhibits?|displays?|pass(?:es)?|includes?|including|enjoys?|joins?|gets?|has|have|possess\p{L}*|innovate|reports? (?:directly )?to|performs? (?:other|any|all|related|general|various)|do(?:es|ing)? (?:other|all|any|whatever|what)|participat\p{L}+ in|stays?|staying|remain\p{L}*|be(?:ing)?|submits?|provides? own|contact (?:us|me)|send|attach|email|call us|ask|please|note|learn\p{L}*|help (?:us|out)|support us|take (?:pride|initiative)|thriv\p{L}+|understanding (?:and|that)|interests?)\b/iu;

/** "The ability to … multitask": any job asks for it, and the question about it is the library's. */
export const softAbilities =
  /^(?:\p{L}+ly )?(?:and \p{L}+ly )?(?:work(?! (?:from|on|to|with (?!others|people|minimal|little|all|a (?:wide|diverse|variety)|diverse|limited|team|teams|colleagues|staff|various|multiple|individuals|and)))|multi-?task\p{L}*|communicat\p{L}+|prioriti\p{L}+|pitch in|manage (?:time|multiple|competing|priorities|stress|one|several|change|your|own|conflict)|meet|adapt\p{L}*|learn|thrive|handle (?:stress|pressure|multiple|a|competing|confidential)|focus|think|follow|maintain (?:an? |the )?(?:confiden\p{L}*|composure|professional\p{L}*|positive|calm|high|effective|good|focus|attention|strict)|interact|relate|deal|listen|organi[sz]e(?! (?:an?|the|and) )|take (?:initiative|direction|responsib\p{L}+|ownership|pride|instructions?|on)|be|stay|remain|solve|function|get|pass|stand|sit|walk|lift|bend|travel|see|hear|speak|read(?:,| and) (?:write|understand|follow|comprehend)|understand (?:and|verbal|written|oral)|carry|push|pull|climb|move|operate (?:in|under|independently)|perform|exercise|use (?:good|sound|independent|discretion)|make (?:sound|good|decisions|independent|quick)|collaborate|cooperate|establish|build (?:and |strong |effective |positive |good )*(?:maintain )?(?:relationships|rapport|trust)|juggle|pay|demonstrate|display|exhibit|show|live|provide own|obtain|attend|start|begin|commit|balance|respond|react|change|help|do|go|keep|concentrate|cope|tolerate|express|present (?:self|a professional)|respect|represent|complete|succeed|excel|contribute|embrace|accept|receive|connect|reason)\b/iu;
/** What the library asks for in any job. */
export const softSkills =
  /\b(?:communication|interpersonal|organi[sz]ational|people|time[- ]management|problem[- ]solving|multi-?tasking|analytical|writing|written|verbal|oral|soft|computer|customer service) skills?\b|\b(?:fast[- ]paced|under pressure|flexib\p{L}+|ambiguity|multitasking)\b/iu;

/** Work of the hands that is soon told. */
export const handVerbs: ReadonlySet<string> = new Set(
  `clean wash wipe sweep mop vacuum dust polish label stock restock fill refill sort pack unpack load unload wrap stack
shelve fold peel chop slice mix measure pour fry bake cook serve clear carry move lift push pick harvest weed mow
rake plant water feed groom brush sand paint trim cut glue stage put sell weigh bag scan copy print distribute
collect empty dry iron hang plate brew`.split(/\s+/),
);

/** Fields to answer for: too wide for steps. */
export const wideDuties =
  /^(?:all aspects|the conceptualization|overall|set(?:ting)? (?:the )?(?:strategy|direction)|plan(?:ning)? \p{L}+ strateg|acting as|act as|serv(?:e|ing) as|sets? high|lead(?:ing)? (?!times)|directs? |direct(?:ing)? |overse(?:e|es|eing)|manag(?:e|es|ing) (?:all|the (?:overall|day|whole|entire|team|staff))|provid(?:e|es|ing) (?:\p{L}+ (?:and \p{L}+ )?)?(?:leadership|support|services?|direction|an?\b)|maintenance and|driv(?:e|es|ing) (?:the )?(?:growth|strategy|change|innovation)|establish|build(?:ing)? (?:and|good|strong|an?)|identify (?:companies|new)|improv(?:e|ing) |champion|gain(?:ing)? an?|develop(?:ing)? (?:and|the|new|our|long))/iu;
