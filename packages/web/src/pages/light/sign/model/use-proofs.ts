import { useState } from 'react';
import { messageOf } from '../../../../api/client.ts';
import { hashPassword } from '../../../../api/password.ts';
import { type Proof, fetchOpcode } from '../../../../parts/code/code-proof.tsx';
import { useConsentText } from '../consent-text.ts';
import type { Signing } from './queries.ts';
import type { Proofs } from './use-acts.ts';

export type Way = 'password' | 'code';
export type ProofState = ReturnType<typeof useProofs>;

/** The proof of the person's identity: a sign password, a code, or both at authLevel HIGH (Rulings §3). */
export function useProofs({ authentication, participant }: Signing) {
  const consent = useConsentText();
  const needsBoth = participant.authLevel === 'HIGH';
  const [way, setWay] = useState<Way>(authentication.signPassword ? 'password' : 'code');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [passwordError, setPasswordError] = useState<string | null>(null);
  const [codeError, setCodeError] = useState<string | null>(null);
  // An unused opcode stays valid: a further try with the same digits uses it again.
  const [traded, setTraded] = useState<{ digits: string; opcode: string } | null>(null);
  // The code that opened a guest's session is valid for ten minutes (Rulings §8.16; ux 42); the server has the last word.
  const [isLapsed, setLapsed] = useState(false);
  const [openedMs] = useState(() => Date.now());
  const until = authentication.provedUntilDatetime;
  const isProved = !isLapsed && until !== null && Date.parse(until) > openedMs;
  const usesPassword = !isProved && (needsBoth || way === 'password');
  const usesCode = !isProved && (needsBoth || way === 'code');
  const codeProof: Proof | null =
    authentication.contact === null
      ? null
      : {
          contact: authentication.contact,
          kind: authentication.channel === 'EMAIL' ? 'email' : 'phone',
          service: 'SIGN',
          destinationWsid: participant.participantWsid,
        };

  const isGiven = (): boolean => {
    const lacksPassword = usesPassword && password === '';
    const lacksCode = usesCode && code.length < 6;
    setPasswordError(lacksPassword ? consent.needsPassword : null);
    setCodeError(lacksCode ? consent.needsCode : null);
    return !lacksPassword && !lacksCode;
  };
  const trade = async (): Promise<string | null> => {
    if (traded?.digits === code) return traded.opcode;
    try {
      const opcode = await fetchOpcode(codeProof!, code);
      setTraded({ digits: code, opcode });
      return opcode;
    } catch (error) {
      setCodeError(messageOf(error));
      setCode('');
      return null;
    }
  };
  const take = async (): Promise<Proofs | null> => {
    const opcode = usesCode ? await trade() : undefined;
    if (opcode === null) return null;
    return {
      ...(usesPassword ? { signPassword: await hashPassword('sign', password) } : {}),
      ...(opcode === undefined ? {} : { opcode }),
    };
  };
  return {
    way,
    setWay,
    needsBoth,
    isProved,
    /** The ten minutes have passed meanwhile: a new code is needed. */
    lapse: () => setLapsed(true),
    password,
    code,
    passwordError,
    codeError,
    codeProof,
    isGiven,
    take,
    setPassword: (next: string) => {
      setPassword(next);
      setPasswordError(null);
    },
    setCode: (next: string) => {
      setCode(next);
      setCodeError(null);
    },
    blamePassword: (message: string) => {
      setPassword('');
      setPasswordError(message);
    },
  };
}
