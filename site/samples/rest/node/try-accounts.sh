node --input-type=module --eval "
  import {avaturnUser} from './accounts.mjs';
  console.log(await avaturnUser('account-1'));
  console.log(await avaturnUser('account-1'));
"
