/** The messages of Congo 1884, so that their keys are known to the type checker. */
import type front from '../../i18n/en/congo/front';
import type guide from '../../i18n/en/congo/guide';
import type log from '../../i18n/en/congo/log';
import type map from '../../i18n/en/congo/map';
import type names from '../../i18n/en/congo/names';
import type play from '../../i18n/en/congo/play';
import type table from '../../i18n/en/congo/table';
import type { Messages } from '../../lib/i18n/i18n.svelte';

declare module '../../lib/i18n/i18n.svelte' {
  interface AllMessages
    extends
      Messages<typeof front>,
      Messages<typeof guide>,
      Messages<typeof log>,
      Messages<typeof map>,
      Messages<typeof names>,
      Messages<typeof play>,
      Messages<typeof table> {}
}
