import type { House } from '../../platform/config/house.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { addLabels, deleteLabel, readLabels, updateLabels } from './labels.ts';
import { deleteView, readViews, saveView } from './saved-views.ts';

type Calls = 'listLabels' | 'addLabels' | 'updateLabels' | 'deleteLabel' | 'listSavedViews' | 'saveView' | 'deleteView';

export const labelHandlers = (house: House): Handlers<Calls> => ({
  listLabels: (call) => readLabels(house, call),
  addLabels: (call) => addLabels(house, call),
  updateLabels: (call) => updateLabels(house, call),
  deleteLabel: (call) => deleteLabel(house, call),
  listSavedViews: (call) => readViews(house, call),
  saveView: (call) => saveView(house, call),
  deleteView: (call) => deleteView(house, call),
});
