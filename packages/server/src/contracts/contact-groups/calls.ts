import type { Handlers } from '../../platform/index.ts';
import { addContactGroup, deleteContactGroup, listContactGroups, updateContactGroup } from './contact-groups.ts';

export const contactGroupCalls = {
  listContactGroups,
  addContactGroup,
  updateContactGroup,
  deleteContactGroup,
} satisfies Partial<Handlers>;
