import { useMutation } from '@tanstack/react-query';
import { api, call, queryClient } from '../api/client.ts';
import { LegalLink } from '../parts/legal/legal-link.tsx';
import { showError } from '../parts/trouble/show-error.ts';
import { defineText } from '../text/text.ts';
import { termsVersion } from '../text/terms.ts';
import { Banner, Box, Button } from '../ui/index.ts';

const useWords = defineText('app/terms-notice');

/** Asks for the current version of the terms above the page, without keeping anyone from their work. */
export function TermsNotice({ userWsid }: { userWsid: string }) {
  const version = termsVersion();
  const words = useWords();
  const accepting = useMutation({
    mutationFn: (accepted: string) => call(api.acceptTerms, { params: { userWsid }, body: { version: accepted } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['user'] }),
    onError: showError,
  });
  // A page without a version, as in development, asks for none.
  if (version === undefined) return null;
  return (
    <Box px={4} pb={2}>
      <Banner
        icon="file"
        action={
          <Button size="s" label={words.accept} busy={accepting.isPending} onClick={() => accepting.mutate(version)} />
        }
      >
        {words.asks} <LegalLink document="terms" /> {words.and} <LegalLink document="privacy" />
      </Banner>
    </Box>
  );
}
