import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messageOf } from '../../../api/client.ts';
import { AnchorButton, Button, EmptyState, Grid, Row, Spinner, Stack } from '../../../ui/index.ts';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { useTitle } from '../../../text/use-title.ts';
import { NextPerson } from './next-person.tsx';
import { inPersonQuery } from './queries.ts';
import { useInPersonText } from './text.ts';

/** `/in-person`: whose hands the device belongs in, before, between and after the acts of its participants (ux 54). */
export function InPersonPage() {
  const text = useInPersonText();
  const { data, error, isFetching, refetch } = useQuery(inPersonQuery);
  useTitle(data === null ? text.overTitle : text.loading);
  // What the person before has typed or drawn stays in no storage.
  useEffect(() => {
    try {
      sessionStorage.clear();
    } catch {
      // There is none.
    }
  }, []);
  return (
    <Stack screenHigh>
      <Row as="header" justify="between" p={4}>
        <Logo size={28} />
        <LanguageSwitch />
      </Row>
      {data !== undefined && data !== null ? (
        <NextPerson inPerson={data} />
      ) : (
        <Stack as="main" grow align="center" justify="center" px={4} pb={16}>
          {data === null ? (
            <EmptyState
              heading="h1"
              drawing="lock"
              title={text.overTitle}
              why={text.overWhy}
              action={<AnchorButton variant="primary" size="l" label={text.login} href="/login" />}
            />
          ) : error !== null && !isFetching ? (
            <EmptyState
              heading="h1"
              drawing="search"
              title={text.failed}
              why={messageOf(error)}
              action={<Button variant="primary" size="l" label={text.again} onClick={() => void refetch()} />}
            />
          ) : (
            <Grid center grow role="status">
              <Spinner size={28} />
              <span className="visually-hidden">{text.loading}</span>
            </Grid>
          )}
        </Stack>
      )}
    </Stack>
  );
}
