/** The public key in the manifest, which gives every unpacked and packed build the same id in Chromium. */
export const extensionKey =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAno2rxqUXl7b/Ma7jNptP7/VHKMnmDOdbSQOt20B104Ws91aBOicAIvpfAYJfJdO/tsC6D6YZv9jqiYpsxWBo3gOz1ZNm27m8RWOKrkE8lNSH8hPk+8tMfwE7EJUXEtG1ae9pdSDQY028xNJQJh7yWGWLUe4Ec73Xu4RRigavAJWxVFxEgaXSH4ezuNeGiRAomu5LuDIbg0WWKyOIN07nomUIVwGn7xwQtt5TrZ7OvJBa2/N6snwspIoglwRqFQOt4R0oCv5/xpuiDbYP3GUTWwjBHfhLFk86J8ej82skO8/iO47did0ikdRqZcUkKNjE4K2hE03RycHqnVfM04ALTwIDAQAB';

/** By which Firefox knows it. */
export const firefoxExtensionId = 'interview-assistant@rapport.app';

/** What Chromium makes of that key; see tests/repo/extension.test.ts. */
export const extensionId = 'kaadpopjjbdhbfohpbgmffefafggogek';
