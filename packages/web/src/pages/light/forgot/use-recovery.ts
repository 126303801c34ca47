import { OPCODE_LIFE_SEC } from '@countersign/domain';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { messageOf } from '../../../api/client.ts';
import { changeSettings } from '../../../api/local-settings.ts';
import { fetchOpcode } from '../../../parts/code/code-proof.tsx';
import type { Renewed } from './use-entering.ts';
import { type HashState, formatHash, parseHash } from './model/hash-state.ts';
import { forgetOpcode, keepOpcode, keptOpcode } from './model/kept-opcode.ts';

/**
 * The three stages over the URL hash (Spec §2, §4). Each stage replaces the one before it in the history, so that no address
 * with a code stays behind (security 13).
 */
export function useRecovery() {
  // The address, not the router's decoded hash: it distinguishes an & in an account from one between two values.
  const href = useLocation({ select: (location) => location.href });
  const state = parseHash(href.includes('#') ? href.slice(href.indexOf('#')) : '');
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [renewed, setRenewed] = useState<Renewed>(null);
  const go = (next: HashState, resetScroll = true) =>
    void navigate({
      to: '.',
      search: true,
      hash: formatHash(next),
      replace: true,
      hashScrollIntoView: false,
      resetScroll,
    });

  const keep = (of: HashState, opcode: string) =>
    keepOpcode(of, { opcode, untilMs: Date.now() + OPCODE_LIFE_SEC * 1000 });
  const kept = state.stage === 1 ? keptOpcode(state, Date.now()) : null;
  const recheck = useRecheck(state, kept === null, (opcode) => keep(state, opcode));

  // Used or abandoned: it is not stored outside its stage (security 13).
  const { stage } = state;
  useEffect(() => {
    if (stage !== 1) forgetOpcode();
  }, [stage]);

  const { error } = recheck;
  useEffect(() => {
    if (error === null) return;
    setRefusal(messageOf(error));
    go({ stage: 0, account: state.account, captcha: '' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each refusal
  }, [error]);

  return {
    state,
    refusal,
    renewed,
    opcode: kept ?? recheck.data ?? null,
    /** A phone that switches to its messages for the code may have to reload the page: it still knows the account. */
    note: (account: string) => {
      if (state.stage === 0 && state.account !== account) go({ stage: 0, account, captcha: '' }, false);
    },
    prove: ({ account, captcha, opcode }: { account: string; captcha: string; opcode: string }) => {
      const next: HashState = { stage: 1, account, captcha };
      keep(next, opcode);
      setRefusal(null);
      go(next);
    },
    finish: (password: string) => {
      // A reset clears the login failures and the captcha they required.
      changeSettings({ captchaShown: false });
      setRenewed({ account: state.account, password });
      go({ stage: 2, account: '', captcha: '' });
    },
    verifyAgain: () => go({ stage: 0, account: state.account, captcha: '' }),
  };
}

/** A reload at stage 1 without its opcode checks the code again, once; that counts as a try of the code (Rulings §5.7). */
function useRecheck(state: HashState, isNeeded: boolean, onProven: (opcode: string) => void) {
  const { stage, account, captcha } = state;
  return useQuery({
    queryKey: ['reset-recheck', account, captcha],
    enabled: stage === 1 && isNeeded,
    queryFn: async () => {
      const opcode = await fetchOpcode({ contact: account, service: 'RESET_PWD' }, captcha);
      onProven(opcode);
      return opcode;
    },
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
