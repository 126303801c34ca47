import { DEMO_PEOPLE, type DemoPerson } from '@countersign/server/demo-people';

/** The tests use the same people as the demo. */
export const PEOPLE = DEMO_PEOPLE;
export type PersonName = DemoPerson;
