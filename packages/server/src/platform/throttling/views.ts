import { guessCounter as guessCounterTable } from '../database/schema/people.ts';
import { readable } from '../database/view.ts';

// The columns that other features read.
export const guessCounter = readable(guessCounterTable, ['kind', 'subject', 'lockedUntil']);
