/** The messages of Africana, so that their keys are known to the type checker. */
import type front from '../../i18n/en/africana/front';
import type guide from '../../i18n/en/africana/guide';
import type map from '../../i18n/en/africana/map';
import type plan from '../../i18n/en/africana/plan';
import type moments from '../../i18n/en/africana/moments';
import type names from '../../i18n/en/africana/names';
import type play from '../../i18n/en/africana/play';
import type table from '../../i18n/en/africana/table';
import type { Messages } from '../../lib/i18n/i18n.svelte';

declare module '../../lib/i18n/i18n.svelte' {
  interface AllMessages
    extends
      Messages<typeof front>,
      Messages<typeof guide>,
      Messages<typeof map>,
      Messages<typeof moments>,
      Messages<typeof names>,
      Messages<typeof plan>,
      Messages<typeof play>,
      Messages<typeof table> {}
}
