import { animal1Roles } from './animal1Roles.ts';
import { care1Roles } from './care1Roles.ts';
import { care2Roles } from './care2Roles.ts';
import { care3Roles } from './care3Roles.ts';
import { care4Roles } from './care4Roles.ts';
import { culture1Roles } from './culture1Roles.ts';
import { culture2Roles } from './culture2Roles.ts';
import { data1Roles } from './data1Roles.ts';
import { data2Roles } from './data2Roles.ts';
import { design1Roles } from './design1Roles.ts';
import { design2Roles } from './design2Roles.ts';
import { driving1Roles } from './driving1Roles.ts';
import { driving2Roles } from './driving2Roles.ts';
import { engineering1Roles } from './engineering1Roles.ts';
import { engineering2Roles } from './engineering2Roles.ts';
import { engineering3Roles } from './engineering3Roles.ts';
import { finance1Roles } from './finance1Roles.ts';
import { finance2Roles } from './finance2Roles.ts';
import { finance3Roles } from './finance3Roles.ts';
import { finance4Roles } from './finance4Roles.ts';
import { health1Roles } from './health1Roles.ts';
import { health2Roles } from './health2Roles.ts';
import { health3Roles } from './health3Roles.ts';
import { health4Roles } from './health4Roles.ts';
import { health5Roles } from './health5Roles.ts';
import { hospitality1Roles } from './hospitality1Roles.ts';
import { hospitality2Roles } from './hospitality2Roles.ts';
import { hospitality3Roles } from './hospitality3Roles.ts';
import { hospitality4Roles } from './hospitality4Roles.ts';
import { hospitality5Roles } from './hospitality5Roles.ts';
import { hospitality6Roles } from './hospitality6Roles.ts';
import { hospitality7Roles } from './hospitality7Roles.ts';
import { hr1Roles } from './hr1Roles.ts';
import { hr2Roles } from './hr2Roles.ts';
import { it1Roles } from './it1Roles.ts';
import { it2Roles } from './it2Roles.ts';
import { it3Roles } from './it3Roles.ts';
import { legal1Roles } from './legal1Roles.ts';
import { legal2Roles } from './legal2Roles.ts';
import { marketing1Roles } from './marketing1Roles.ts';
import { marketing2Roles } from './marketing2Roles.ts';
import { media1Roles } from './media1Roles.ts';
import { media2Roles } from './media2Roles.ts';
import { media3Roles } from './media3Roles.ts';
import { more1Roles } from './more1Roles.ts';
import { more2Roles } from './more2Roles.ts';
import { more3Roles } from './more3Roles.ts';
import { more4Roles } from './more4Roles.ts';
import { more5Roles } from './more5Roles.ts';
import { more6Roles } from './more6Roles.ts';
import { more7Roles } from './more7Roles.ts';
import { nonprofit1Roles } from './nonprofit1Roles.ts';
import { nonprofit2Roles } from './nonprofit2Roles.ts';
import { office1Roles } from './office1Roles.ts';
import { office2Roles } from './office2Roles.ts';
import { operations1Roles } from './operations1Roles.ts';
import { operations2Roles } from './operations2Roles.ts';
import { operations3Roles } from './operations3Roles.ts';
import { outdoors1Roles } from './outdoors1Roles.ts';
import { outdoors2Roles } from './outdoors2Roles.ts';
import { outdoors3Roles } from './outdoors3Roles.ts';
import { product1Roles } from './product1Roles.ts';
import { production1Roles } from './production1Roles.ts';
import { production2Roles } from './production2Roles.ts';
import { production3Roles } from './production3Roles.ts';
import { protection1Roles } from './protection1Roles.ts';
import { protection2Roles } from './protection2Roles.ts';
import { protection3Roles } from './protection3Roles.ts';
import { public1Roles } from './public1Roles.ts';
import { public2Roles } from './public2Roles.ts';
import { public3Roles } from './public3Roles.ts';
import { repair1Roles } from './repair1Roles.ts';
import { repair2Roles } from './repair2Roles.ts';
import { research1Roles } from './research1Roles.ts';
import { retail1Roles } from './retail1Roles.ts';
import { retail2Roles } from './retail2Roles.ts';
import { sales1Roles } from './sales1Roles.ts';
import { sales2Roles } from './sales2Roles.ts';
import { sales3Roles } from './sales3Roles.ts';
import { sales4Roles } from './sales4Roles.ts';
import { school1Roles } from './school1Roles.ts';
import { school2Roles } from './school2Roles.ts';
import { science1Roles } from './science1Roles.ts';
import { security1Roles } from './security1Roles.ts';
import { software1Roles } from './software1Roles.ts';
import { software2Roles } from './software2Roles.ts';
import { software3Roles } from './software3Roles.ts';
import { support1Roles } from './support1Roles.ts';
import { trades1Roles } from './trades1Roles.ts';
import { trades2Roles } from './trades2Roles.ts';
import { training1Roles } from './training1Roles.ts';
import { university1Roles } from './university1Roles.ts';
import { warehouse1Roles } from './warehouse1Roles.ts';
import { warehouse2Roles } from './warehouse2Roles.ts';
import { readRoles, type Role } from './roleText.ts';

/** Jobs of all trades, each with questions of its own. */
export const roles: readonly Role[] = [
  animal1Roles,
  care1Roles,
  care2Roles,
  care3Roles,
  care4Roles,
  culture1Roles,
  culture2Roles,
  data1Roles,
  data2Roles,
  design1Roles,
  design2Roles,
  driving1Roles,
  driving2Roles,
  engineering1Roles,
  engineering2Roles,
  engineering3Roles,
  finance1Roles,
  finance2Roles,
  finance3Roles,
  finance4Roles,
  health1Roles,
  health2Roles,
  health3Roles,
  health4Roles,
  health5Roles,
  hospitality1Roles,
  hospitality2Roles,
  hospitality3Roles,
  hospitality4Roles,
  hospitality5Roles,
  hospitality6Roles,
  hospitality7Roles,
  hr1Roles,
  hr2Roles,
  it1Roles,
  it2Roles,
  it3Roles,
  legal1Roles,
  legal2Roles,
  marketing1Roles,
  marketing2Roles,
  media1Roles,
  media2Roles,
  media3Roles,
  more1Roles,
  more2Roles,
  more3Roles,
  more4Roles,
  more5Roles,
  more6Roles,
  more7Roles,
  nonprofit1Roles,
  nonprofit2Roles,
  office1Roles,
  office2Roles,
  operations1Roles,
  operations2Roles,
  operations3Roles,
  outdoors1Roles,
  outdoors2Roles,
  outdoors3Roles,
  product1Roles,
  production1Roles,
  production2Roles,
  production3Roles,
  protection1Roles,
  protection2Roles,
  protection3Roles,
  public1Roles,
  public2Roles,
  public3Roles,
  repair1Roles,
  repair2Roles,
  research1Roles,
  retail1Roles,
  retail2Roles,
  sales1Roles,
  sales2Roles,
  sales3Roles,
  sales4Roles,
  school1Roles,
  school2Roles,
  science1Roles,
  security1Roles,
  software1Roles,
  software2Roles,
  software3Roles,
  support1Roles,
  trades1Roles,
  trades2Roles,
  training1Roles,
  university1Roles,
  warehouse1Roles,
  warehouse2Roles,
].flatMap(readRoles);
