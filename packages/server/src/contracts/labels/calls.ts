import type { Handlers } from '../../platform/index.ts';
import { addLabels, deleteLabel, listLabels, updateLabels } from './labels.ts';
import { deleteView, listSavedViews, saveView } from './saved-views.ts';

export const labelCalls = {
  listLabels,
  addLabels,
  updateLabels,
  deleteLabel,
  listSavedViews,
  saveView,
  deleteView,
} satisfies Partial<Handlers>;
