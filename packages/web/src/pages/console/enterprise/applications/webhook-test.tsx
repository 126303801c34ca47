import { type WebhookDelivery, api } from '@countersign/contract';
import { useMutation } from '@tanstack/react-query';
import { call, messageOf } from '../../../../api/client.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { Banner, Button } from '../../../../ui/index.ts';
import { type HookPlace, refetchDeliveries } from './calls.ts';
import { Answer } from './code.tsx';
import { useApplicationsText } from './text.ts';

/** Sends webhook.test and shows the result at once. */
export function WebhookTest({ place }: { place: HookPlace }) {
  const words = useApplicationsText();
  const test = useMutation({
    mutationFn: async () => (await call(api.testWebhook, { params: place, body: {} })).delivery,
    onSettled: refetchDeliveries,
  });
  return (
    <SectionCard
      title={words.test}
      why={words.testWhy}
      act={
        <Button
          variant="primary"
          icon="send"
          label={test.isPending ? words.testing : words.test}
          busy={test.isPending}
          onClick={() => test.mutate()}
        />
      }
    >
      {test.isError && <Banner tone="danger">{messageOf(test.error)}</Banner>}
      {test.isSuccess && <Outcome delivery={test.data} />}
    </SectionCard>
  );
}

function Outcome({ delivery }: { delivery: WebhookDelivery }) {
  const words = useApplicationsText();
  const { status, responseStatus, responseBody, durationMs, fault } = delivery;
  const why = [
    fault === null ? null : words.faults[fault],
    responseStatus === null ? null : words.code(responseStatus),
  ].filter((part) => part !== null);
  return (
    <>
      <Banner tone={status === 'DELIVERED' ? 'good' : 'danger'}>
        {status === 'DELIVERED' ? words.testGood(responseStatus ?? 0, durationMs ?? 0) : words.testBad(why.join(' · '))}
      </Banner>
      {responseStatus !== null && <Answer title={words.answer}>{responseBody || words.noAnswer}</Answer>}
    </>
  );
}
