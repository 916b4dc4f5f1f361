import { configure } from '@testing-library/react';

/** What is looked for appears late where the machine is busy: what never comes fails all the same. */
configure({ asyncUtilTimeout: 30_000 });
