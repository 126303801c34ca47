import type { Handlers } from '../../platform/index.ts';
import { getInPerson } from './get-in-person.ts';
import { leaveInPerson } from './leave-in-person.ts';
import { startInPerson } from './start-in-person.ts';

export const inPersonCalls = { startInPerson, getInPerson, leaveInPerson } satisfies Partial<Handlers>;
