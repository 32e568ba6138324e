import { createContext, useContext } from 'react';

/** The viewer's time zone, an IANA name; the machine's where nobody is signed in. */
export const ZoneContext = createContext(Intl.DateTimeFormat().resolvedOptions().timeZone);

export const useZone = (): string => useContext(ZoneContext);
