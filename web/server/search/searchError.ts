import { Refusal } from '../errors/refusal.ts';

/** A refused search, as the search API words it. */
export class SearchError extends Refusal {}
