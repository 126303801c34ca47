import type { Services } from '../../platform/config/services.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { addLabels, deleteLabel, readLabels, updateLabels } from './labels.ts';
import { deleteView, readViews, saveView } from './saved-views.ts';

type Calls = 'listLabels' | 'addLabels' | 'updateLabels' | 'deleteLabel' | 'listSavedViews' | 'saveView' | 'deleteView';

export const labelHandlers = (services: Services): Handlers<Calls> => ({
  listLabels: (call) => readLabels(services, call),
  addLabels: (call) => addLabels(services, call),
  updateLabels: (call) => updateLabels(services, call),
  deleteLabel: (call) => deleteLabel(services, call),
  listSavedViews: (call) => readViews(services, call),
  saveView: (call) => saveView(services, call),
  deleteView: (call) => deleteView(services, call),
});
