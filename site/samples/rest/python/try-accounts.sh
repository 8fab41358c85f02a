python3 -c "
from accounts import avaturn_user
print(avaturn_user('account-1'))
print(avaturn_user('account-1'))
"
