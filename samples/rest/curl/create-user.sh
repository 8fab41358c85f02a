curl --fail-with-body --request POST "${AVATURN_API:-https://api.avaturn.me}/api/v1/users/new" \
  --header "Authorization: Bearer $AVATURN_TOKEN" \
  --data ''
