curl --fail-with-body --request POST \
  "https://api.avaturn.me/api/v1/renders/new?avatar_id=3f0c1d9e-8b52-4a67-9d1e-5c2f7a406b18&scene=common/transparent_half_body&format=png" \
  --header "Authorization: Bearer $AVATURN_TOKEN" \
  --data ''
