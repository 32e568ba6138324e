import { configure } from '@testing-library/react';

// A test waits for what shall come, not for a fast machine; what never comes is told a little later.
configure({ asyncUtilTimeout: 30_000 });
