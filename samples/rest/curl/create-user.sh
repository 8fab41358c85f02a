curl --fail-with-body --request POST https://api.avaturn.me/api/v1/users/new \
  --header "Authorization: Bearer $AVATURN_TOKEN" \
  --data ''
