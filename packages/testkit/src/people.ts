import { DEMO_PEOPLE, type DemoPerson } from '@countersign/server';

/** The test world is the demo world. */
export const PEOPLE = DEMO_PEOPLE;
export type PersonName = DemoPerson;
