import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../../../api/privileges.ts';
import { currentUserWsid } from '../../../../api/session.ts';
import { formatNumber } from '../../../../text/format.ts';
import { defineText } from '../../../../text/text.ts';
import { Heading, Skeleton, Stack, Text } from '../../../../ui/index.ts';
import { chargesQuery, usageQuery } from '../../parts/charges/charge-calls.ts';
import { Tile } from '../tile.tsx';

const useWords = defineText('pages/console/enterprise/finance/charges-tile');

/** A tile of the enterprise overview: the balance of charges and the recent use, for members who may see its finances. */
export function ChargesTile({ enterpriseWsid }: { enterpriseWsid: string }) {
  const words = useWords();
  const isShown = useMay('bills:manage');
  const source = { owner: 'ENTERPRISE', userWsid: currentUserWsid(), enterpriseWsid } as const;
  const balance = useQuery({ ...chargesQuery(source), enabled: isShown });
  const usage = useQuery({ ...usageQuery(source, 'day'), enabled: isShown });
  // If the balance cannot be loaded, the finance page says why.
  if (!isShown || balance.isError || usage.isError) return null;
  const used = usage.data?.reduce((sum, { consumed }) => sum + consumed, 0);
  return (
    <section aria-labelledby="charges-tile">
      <Heading id="charges-tile" mt={6} mb={3} text={words.title} />
      <Tile to="/enterprise/finance" icon="tag">
        {balance.data === undefined || used === undefined ? (
          <Skeleton width={160} />
        ) : (
          <Stack as="span" tabular>
            <Text as="strong" tone="ink" text={words.left(formatNumber(balance.data.currentCharges))} />
            <Text tone="ink-3" size="m" text={words.used(formatNumber(used))} />
          </Stack>
        )}
      </Tile>
    </section>
  );
}
