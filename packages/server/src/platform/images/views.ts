import { picture as pictureTable } from '../database/schema/people.ts';
import { readable } from '../database/view.ts';

// The columns that other features read.
export const picture = readable(pictureTable, ['id', 'kind', 'personId', 'name', 'deleted', 'createdAt']);
