/** A statement to begin with, where an organization has none of its own. */
export const equalOpportunityStatement =
  'We are an equal opportunity employer. We welcome applicants of every race, color, religion, sex, gender identity, sexual orientation, national origin, age, disability and veteran status, and we make reasonable accommodations for people who ask for them.';
