curl --fail-with-body --request POST "${AVATURN_API_URL:-https://api.avaturn.me}/api/v1/users/new" \
  --header "Authorization: Bearer $AVATURN_API_TOKEN" \
  --data '' --write-out '\n'
