import { CAPTCHA_REFRESH_THROTTLE_MS, type Service } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api, call } from '../../api/client.ts';
import { onOnline } from '../../api/network.ts';

/**
 * A captcha that belongs to one service; `refresh` fetches another, at most once a second, and so does another `attempt`. One that
 * is not asked for is fetched by `settled`, for its session alone.
 */
export function useCaptcha(service: Service, { attempt = 0, isAsked = true } = {}) {
  const [round, setRound] = useState(0);
  const last = useRef(0);
  const query = useQuery({
    queryKey: ['captcha', service, attempt, round],
    queryFn: async ({ signal }) => (await call(api.getImageCode, { query: { service, t: round }, signal })).captcha,
    enabled: isAsked,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pending.current), []);
  const refresh = () => {
    clearTimeout(pending.current);
    const turn = () => {
      last.current = Date.now();
      setRound(last.current);
    };
    // Too soon after the last one: the next is fetched when the second is over, since the shown one may be used up.
    const waitMs = last.current + CAPTCHA_REFRESH_THROTTLE_MS - Date.now();
    if (waitMs > 0) pending.current = setTimeout(turn, waitMs);
    else turn();
  };
  const again = useRef(refresh);
  useEffect(() => {
    again.current = refresh;
  });
  const hasFailed = query.error !== null;
  useEffect(() => (hasFailed ? onOnline(() => again.current()) : undefined), [hasFailed]);
  /** Waits for the request, or makes it: its response sets the session cookie, which a second request would set again. */
  const settled = async (): Promise<void> => {
    if (query.isPending) await query.refetch({ cancelRefetch: false });
  };
  return { image: query.data?.image ?? null, error: query.error, refresh, settled };
}
