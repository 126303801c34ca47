import { type Webhook, api } from '@countersign/contract';
import { WEBHOOK_DESCRIPTION_MAX, WEBHOOK_EVENTS, WEBHOOK_URL_MAX, type WebhookEvent } from '@countersign/domain';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { TextField, bound } from '../../../../ui/index.ts';
import { FormSheet, useFormAct } from '../../../../parts/form/form-sheet.tsx';
import { changeWebhook, refetchWebhooks } from './calls.ts';
import { Choices } from './choices.tsx';
import { useApplicationsText } from './text.ts';

const AT_URL: ReadonlySet<string> = new Set(['ERROR_WEBHOOK_URL']);

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
  const [url, setUrl] = useState(known?.url ?? '');
  const [description, setDescription] = useState(known?.description ?? '');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(known?.events ?? ['envelope.completed']);
  const form = useFormAct();
  const isUrlMissing = url.trim() === '';
  const act = async () => {
    const body = { url: url.trim(), events: [...events], description: description.trim() };
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
      placed={AT_URL}
      isSound={!isUrlMissing && events.length > 0}
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
        {...bound(url, setUrl)}
        maxLength={WEBHOOK_URL_MAX}
        spellCheck={false}
        error={(form.wasTried && isUrlMissing ? words.urlMissing : null) ?? form.refusedBy(AT_URL)}
      />
      <Choices
        legend={words.events}
        values={WEBHOOK_EVENTS}
        words={words.eventNames}
        chosen={events}
        error={form.wasTried && events.length === 0 ? words.eventsMissing : null}
        onChange={setEvents}
        all={words.allEvents}
      />
      <TextField
        label={words.description}
        optional
        {...bound(description, setDescription)}
        maxLength={WEBHOOK_DESCRIPTION_MAX}
      />
    </FormSheet>
  );
}
