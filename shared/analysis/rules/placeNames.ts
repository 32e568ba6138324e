const lines = (text: string) => text.trim().replace(/\s*\n\s*/g, '|');

/** Postal codes of the states of the United States. */
export const stateCodes =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC';

/** Countries as a place is written: "Berlin, Germany". For use within a pattern. */
export const countries = lines(`
Argentina|Australia|Austria|Belgium|Brazil|Bulgaria|Canada|Chile|China|Colombia|Costa Rica|Croatia|Cyprus|Czechia|Czech Republic
Denmark|Egypt|England|Estonia|Ethiopia|Finland|France|Germany|Ghana|Greece|Hong Kong|Hungary|Iceland|India|Indonesia|Ireland|Israel|Italy
Japan|Jordan|Kenya|Latvia|Lebanon|Lithuania|Luxembourg|Malaysia|Malta|Mexico|Morocco|Netherlands|The Netherlands|New Zealand|Nigeria
Northern Ireland|Norway|Pakistan|Panama|Peru|Philippines|Poland|Portugal|Qatar|Romania|Rwanda|Saudi Arabia|Scotland|Serbia|Singapore
Slovakia|Slovenia|South Africa|South Korea|Spain|Sweden|Switzerland|Taiwan|Tanzania|Thailand|Tunisia|Turkey|UAE|UK|U\\.K\\.|USA|U\\.S\\.A?\\.?
Uganda|Ukraine|United Arab Emirates|United Kingdom|United States|Uruguay|Vietnam|Wales|Deutschland|Österreich|Schweiz
`);

/** States and provinces written out: "Austin, Texas", "Toronto, Ontario". For use within a pattern. */
export const regions = lines(`
Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas
Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey
New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee
Texas|Utah|Vermont|Virginia|West Virginia|Wisconsin|Wyoming|Puerto Rico
Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland|Nova Scotia|Ontario|Prince Edward Island|Quebec|Québec|Saskatchewan
New South Wales|Queensland|South Australia|Tasmania|Victoria|Western Australia
`);
