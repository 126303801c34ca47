import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { Row, Stack } from '../../../ui/index.ts';

/** The frame of the pages before and after the contract itself: the mark, the language, white space. */
export const LightFrame = ({ children }: { children: ReactNode }) => (
  <Stack screenHigh>
    <Row as="header" justify="between" p={4}>
      <Logo size={28} />
      <LanguageSwitch />
    </Row>
    {children}
  </Stack>
);
