import { care1Roles } from './care1Roles.ts';
import { care2Roles } from './care2Roles.ts';
import { culture1Roles } from './culture1Roles.ts';
import { data1Roles } from './data1Roles.ts';
import { data2Roles } from './data2Roles.ts';
import { design1Roles } from './design1Roles.ts';
import { finance1Roles } from './finance1Roles.ts';
import { finance2Roles } from './finance2Roles.ts';
import { health1Roles } from './health1Roles.ts';
import { health2Roles } from './health2Roles.ts';
import { health3Roles } from './health3Roles.ts';
import { hospitality1Roles } from './hospitality1Roles.ts';
import { hospitality2Roles } from './hospitality2Roles.ts';
import { hospitality3Roles } from './hospitality3Roles.ts';
import { hospitality4Roles } from './hospitality4Roles.ts';
import { it1Roles } from './it1Roles.ts';
import { it2Roles } from './it2Roles.ts';
import { it3Roles } from './it3Roles.ts';
import { legal1Roles } from './legal1Roles.ts';
import { marketing1Roles } from './marketing1Roles.ts';
import { marketing2Roles } from './marketing2Roles.ts';
import { media1Roles } from './media1Roles.ts';
import { nonprofit1Roles } from './nonprofit1Roles.ts';
import { office1Roles } from './office1Roles.ts';
import { product1Roles } from './product1Roles.ts';
import { public1Roles } from './public1Roles.ts';
import { research1Roles } from './research1Roles.ts';
import { retail1Roles } from './retail1Roles.ts';
import { sales1Roles } from './sales1Roles.ts';
import { sales2Roles } from './sales2Roles.ts';
import { school1Roles } from './school1Roles.ts';
import { school2Roles } from './school2Roles.ts';
import { security1Roles } from './security1Roles.ts';
import { software1Roles } from './software1Roles.ts';
import { support1Roles } from './support1Roles.ts';
import { university1Roles } from './university1Roles.ts';
import { readRoles, type Role } from './roleText.ts';

/** Jobs of all trades, each with questions of its own. */
export const roles: readonly Role[] = [
  care1Roles,
  care2Roles,
  culture1Roles,
  data1Roles,
  data2Roles,
  design1Roles,
  finance1Roles,
  finance2Roles,
  health1Roles,
  health2Roles,
  health3Roles,
  hospitality1Roles,
  hospitality2Roles,
  hospitality3Roles,
  hospitality4Roles,
  it1Roles,
  it2Roles,
  it3Roles,
  legal1Roles,
  marketing1Roles,
  marketing2Roles,
  media1Roles,
  nonprofit1Roles,
  office1Roles,
  product1Roles,
  public1Roles,
  research1Roles,
  retail1Roles,
  sales1Roles,
  sales2Roles,
  school1Roles,
  school2Roles,
  security1Roles,
  software1Roles,
  support1Roles,
  university1Roles,
].flatMap(readRoles);
