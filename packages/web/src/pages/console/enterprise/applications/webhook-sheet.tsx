import { type Webhook, api } from '@countersign/contract';
import { WEBHOOK_DESCRIPTION_MAX, WEBHOOK_EVENTS, WEBHOOK_URL_MAX, type WebhookEvent } from '@countersign/domain';
import { call } from '../../../../api/client.ts';
import { TextField } from '../../../../ui/index.ts';
import { FormSheet, useChosen, useForm, useTyped } from '../../../../parts/form/form.ts';
import { changeWebhook, refetchWebhooks } from './calls.ts';
import { Choices } from './choices.tsx';
import { useApplicationsText } from './text.ts';

interface WebhookSheetProps {
  enterpriseWsid: string;
  /** The one to change; null = a new one. */
  known: Webhook | null;
  onMade: (secret: string) => void;
  onClose: () => void;
}

/** Creates or changes a webhook: its address and events. */
export function WebhookSheet({ enterpriseWsid, known, onMade, onClose }: WebhookSheetProps) {
  const words = useApplicationsText();
  const form = useForm();
  const url = useTyped(form, known?.url ?? '', words.urlMissing, 'ERROR_WEBHOOK_URL');
  const description = useTyped(form, known?.description ?? '');
  const ofEvents = ({ length }: readonly WebhookEvent[]) => length === 0 && words.eventsMissing;
  const events = useChosen(form, known?.events ?? ['envelope.completed'], ofEvents);
  const act = async () => {
    const body = { url: url.given, events: [...events.chosen], description: description.given };
    if (known === null) {
      const { secret } = await call(api.createWebhook, { params: { enterpriseWsid }, body });
      onMade(secret);
      await refetchWebhooks();
      return;
    }
    await changeWebhook({ enterpriseWsid, webhookWsid: known.webhookWsid }, body);
  };
  return (
    <FormSheet
      title={known === null ? words.addHook : words.editHook}
      act={known === null ? words.createHook : words.save}
      form={form}
      onSubmit={act}
      done={known === null ? undefined : words.saved}
      onClose={onClose}
    >
      <TextField
        type="url"
        inputMode="url"
        label={words.url}
        hint={words.urlHint}
        placeholder="https://"
        {...url.field}
        maxLength={WEBHOOK_URL_MAX}
        spellCheck={false}
      />
      <Choices
        legend={words.events}
        values={WEBHOOK_EVENTS}
        words={words.eventNames}
        chosen={events.chosen}
        error={events.error}
        onChange={events.choose}
        all={words.allEvents}
      />
      <TextField label={words.description} optional {...description.field} maxLength={WEBHOOK_DESCRIPTION_MAX} />
    </FormSheet>
  );
}
