import {
  bst as bstTable,
  bstFile as bstFileTable,
  bstUse as bstUseTable,
} from '../../platform/database/schema/templates.ts';
import { readable } from '../../platform/database/view.ts';

// The columns that other features read.
export const bst = readable(bstTable, ['id', 'enterpriseId', 'authorId', 'name', 'recycledAt']);
export const bstFile = readable(bstFileTable, ['bstId', 'fileId']);
export const bstUse = readable(bstUseTable, ['id', 'envelopeId']);
